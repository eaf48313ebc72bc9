import Audit
import Mod
import Preview
import Terminal
import Testing
import Widgets

private struct NewsRow: Component, Equatable {
  let name: String

  var body: Children {
    Label(name)
    Switch(.accessibilityLabel(name))
  }
}

@Suite("Previews of components and lists") @MainActor
struct ConvertiblesTests {
  @Test("A component is previewed as the widget that it is in a tree")
  func component() {
    let (row, widget) = (NewsRow(name: "News"), Composed(NewsRow(name: "News")))
    #expect(Preview.text(row) == Preview.text(widget))
    #expect(Preview.text(row).hasPrefix("NewsRow"))
    #expect(Preview.html(row) == Preview.html(widget))
    #expect(Preview.svg(row) == Preview.svg(widget))
    #expect(Preview.terminal(row, color: false) == Preview.terminal(widget, color: false))
    #expect(Preview.audit(row) == Preview.audit(widget))
  }

  @Test("A list of one widget is previewed as the widget, and any other list as a view that contains the widgets")
  func lists() {
    let (label, button) = (Label("Views"), Button("Go"))
    #expect(Preview.text([label]) == Preview.text(label))
    #expect(
      Preview.text(
        Children {
          label; button
        }) == Preview.text(View(.subviews([label, button]))))
    #expect(Preview.text([Label]()) == "View")
  }
}
