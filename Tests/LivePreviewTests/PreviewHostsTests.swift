import LivePreview
import Testing

@Suite("Previews of hosts") @MainActor
struct PreviewHostsTests {
  private let name = Var("Ada")

  /// A host of several widgets, which is more than one widget is.
  private var host: Host<String?> {
    Host(name) { name in
      Label(name, .accessibilityIdentifier("name"))
      Switch(.accessibilityLabel("News"))
    }
  }

  @Test("Each preview of a host is that of its present widget")
  func same() {
    let host = host
    name.set("Grace")
    let widget = host.widget
    #expect(Preview.text(host) == Preview.text(widget))
    #expect(Preview.text(host).contains("Grace"))
    #expect(Preview.html(host, as: .fragment) == Preview.html(widget, as: .fragment))
    #expect(Preview.svg(host) == Preview.svg(widget))
    #expect(Preview.terminal(host, width: 20, color: false) == Preview.terminal(widget, width: 20, color: false))
    #expect(Preview.audit(host) == Preview.audit(widget))
  }

  @Test("The arguments of a preview reach the widget of a host")
  func arguments() {
    let host = host
    let widget = host.widget
    let form = HTMLForm.page(title: "Names")
    #expect(Preview.html(host, as: form) == Preview.html(widget, as: form))
    #expect(
      Preview.svg(host, width: 200, height: 300, appearance: .dark, isRightToLeft: true, title: "Names")
        == Preview.svg(widget, width: 200, height: 300, appearance: .dark, isRightToLeft: true, title: "Names"))
    #expect(
      Preview.terminal(host, width: 30, color: true, isRightToLeft: true)
        == Preview.terminal(widget, width: 30, color: true, isRightToLeft: true))
    #expect(
      Preview.audit(host, level: .aaa, minimumContrast: 21)
        == Preview.audit(widget, level: .aaa, minimumContrast: 21))
  }
}
