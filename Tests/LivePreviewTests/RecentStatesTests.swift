import LivePreview
import LiveTesting
import Styles
import Testing

@MainActor @Suite("Styles of states that widgets share") struct RecentStatesTests {
  /// Returns the rules of a page that shows a widget after others, and alone.
  private func rules(_ widget: any Widget, after others: [any Widget]) -> (after: Substring?, alone: Substring?) {
    func rule(_ children: [any Widget]) -> Substring? {
      let html = LiveSession(LiveTree(VStack { Children(children) })).open().html
      let number = html.matches(of: /class="(?:Button|Label)[^"]* (s\d+)"/).last?.1
      return number.flatMap { name in
        html.split(separator: "\n").first { $0.hasPrefix(".\(name){") }.map { $0.drop { $0 != "{" } }
      }
    }
    return (rule(others + [widget]), rule([widget]))
  }

  @Test("A widget gets the same rule alone and after others that share some of its style")
  func shared() {
    let hovered = Mod<Button>.while(.hovered, .alpha(0.5))
    let kit: [any Widget] = [
      Button("a", .buttonStyle()), Button("b", .buttonStyle()), Button("a", .buttonStyle(.tinted)),
      Button("a", .buttonStyle(), .alpha(0.5)), Button("a", .buttonStyle(), .isEnabled(false)),
      Button("", .buttonStyle()),
      Button("a", .buttonStyle(), .theme(configure(Kit.standard, with: \.accent .~ .red))), Button("a", hovered),
      Button("a", hovered, .layer.cornerRadius(3)), Button("a", hovered, .isSelected(true), .while(.selected, .tag(1))),
      Button("a", hovered, .image(Image(systemName: "tray"))), Button("a", hovered, .width(300)),
      Button("a", hovered, .overrideUserInterfaceStyle(.dark), .while(.darkAppearance, .layer.borderWidth(2))),
      Button("a", hovered, .while(.darkAppearance, .layer.borderWidth(2))),
      Label("a", .while(.hovered, .alpha(0.5))), Label("b", .while(.hovered, .alpha(0.25))),
    ]
    for (index, widget) in kit.enumerated() {
      let others = kit[..<index] + kit[(index + 1)...]
      let rules = rules(widget, after: Array(others) + [widget])
      // The others refer to more tokens, which a theme declares, too.
      let tokens = /--Kit-[-A-Za-z]+:[^;}]*;/
      #expect(rules.after?.replacing(tokens, with: "") == rules.alone?.replacing(tokens, with: ""), "\(widget)")
    }
  }

  @Test("Each environment has styles of states of its own")
  func environments() {
    let chip = Button("a", .while(.hovered, .alpha(0.25)), .while(.darkAppearance, .while(.hovered, .alpha(0.5))))
    func html(_ children: [any Widget]) -> [String] {
      let html = LiveSession(LiveTree(VStack { Children(children) })).open().html
      return html.split(separator: "\n").filter { $0.contains("opacity") && $0.hasPrefix(".s") }
        .map { String($0.drop { $0 != "{" }) }
    }
    let dark = View(.overrideUserInterfaceStyle(.dark)) { chip }
    let light = View(.overrideUserInterfaceStyle(.light)) { chip }
    let rules = [dark, light, View { chip }].map { html([$0]) }
    #expect(rules.allSatisfy { $0.count == 1 } && Set(rules).count == 3)
    #expect(html([dark, light, View { chip }, dark, light]) == rules.flatMap(\.self))
  }
}
