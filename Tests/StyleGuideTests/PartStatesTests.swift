import LiveTesting
import Preview
import StyleGuide
import Styles
import Testing

nonisolated private struct PanelLook: DefaultVariants { var isWide = false }

nonisolated private struct Panel {
  var ok = Mod<Button>.identity
  var name = Mod<TextField>.identity
}

private struct Reply: Component {
  var body: Children {
    VStack { Button("Reply", .titleColor(.black), .while(.hovered, .titleColor(.white)), .accessibilityLabel("Reply")) }
  }
}

@MainActor @Suite("States of parts in a style guide") struct PartStatesTests {
  private let recipe = Recipe<Panel, PanelLook>(
    .slot(
      \.ok, .base(.titleColor(.black), .while(.hovered, .titleColor(.white)), .while(.disabled, .alpha(0.3))),
      .on(\.isWide, .contentEdgeInsets(20), .while(.hovered, .alpha(0.9)))),
    .slot(\.name, .base(.while(.invalid, .border(.systemRed, width: 2)), .while(.inside(.selected), .alpha(0.9)))))

  private func guide(states: [WidgetState]? = nil) -> StyleGuide {
    StyleGuide("Parts") {
      Recipes("Panels", recipe, of: Panel(), named: "panel", states: states) { panel in
        VStack(.overrideUserInterfaceStyle(.light)) {
          TextField("Name", panel.name)
          Button("OK", panel.ok)
        }
      }
      Examples("Replies") {
        Example("Component") { Reply() }
        Example("Stack") { VStack { Button("Send", .while(.focused, .alpha(0.5))) } }
      }
    }
  }

  @Test("A card shows the states of the parts of a component, each of which looks different in it")
  func pictures() {
    let text = guide().text.split(separator: "\n").map(String.init)
    let first = text.drop { $0 != ".panel()" }.dropFirst().prefix { !$0.hasPrefix("#") }
    #expect(
      first.filter { !$0.hasPrefix("!") && !$0.hasPrefix("contrast") } == [
        "StackView column overrideUserInterfaceStyle: .light", "  TextField \"\" placeholder: \"Name\"",
        "  Button \"OK\" titleColor: .black",
        "inside(.selected):", "  StackView column overrideUserInterfaceStyle: .light",
        "    TextField \"\" placeholder: \"Name\", alpha: 0.9", "    Button \"OK\" titleColor: .black",
        "hovered:", "  StackView column overrideUserInterfaceStyle: .light",
        "    TextField \"\" placeholder: \"Name\"", "    Button \"OK\" titleColor: .white",
        "disabled:", "  StackView column overrideUserInterfaceStyle: .light",
        "    TextField \"\" placeholder: \"Name\"", "    Button \"OK\" disabled titleColor: .black, alpha: 0.3",
        "invalid:", "  StackView column overrideUserInterfaceStyle: .light",
        "    TextField \"\" placeholder: \"Name\", layer.borderWidth: 2.0, layer.borderColor: .systemRed",
        "    Button \"OK\" titleColor: .black",
      ])
    #expect(!text.contains("focused:"))
  }

  @Test("Parts are audited in their states, except for the contrast of disabled ones")
  func findings() {
    let findings = guide(states: [.hovered, .disabled]).findings.filter {
      $0.finding.rule == .contrast && $0.finding.path.hasSuffix("Button")
    }
    #expect(Set(findings.map(\.section)) == ["Panels", "Replies"])
    #expect(Set(findings.filter { $0.section == "Panels" }.map(\.state)) == [.hovered])
    #expect(findings.contains { $0.section == "Replies" && $0.state == .hovered })
  }

  @Test("A workbench operates the parts of a component")
  func workbench() throws {
    let selection = Var(WorkbenchSelection())
    let tree = LiveTree(Workbench(guide(), selection: selection))
    func button() throws -> Button {
      try #require(tree.find(Button.self, .inside(.label("Stage"))).node().appearance as? Button)
    }
    #expect(try button().currentTitleColor == .black)
    try tree.find(.switch("hovered")).toggle()
    #expect(try button().currentTitleColor == .white)
    try tree.find(.switch("disabled")).toggle()
    #expect(try button().alpha == 0.3 && !button().isEnabled)
    try tree.find(.switch("disabled")).toggle()
    try tree.find(.switch("hovered")).toggle()
    #expect(try button().currentTitleColor == .black && button().isEnabled)
    selection.set(WorkbenchSelection(address: "/replies/component?state=hovered"))
    #expect(try button().currentTitleColor == .white)
    selection.set(WorkbenchSelection(address: "/replies/stack"))
    #expect(!tree.find(.switch("focused")).exists)
  }

  @Test("A workbench lists the changes of parts with their rules, always and in states")
  func changes() throws {
    let selection = Var(WorkbenchSelection(address: "/panels?look.isWide=true"))
    let tree = LiveTree(Workbench(guide(), selection: selection))
    try tree.find(.button("Changes"), .inside(.label("Facts"))).tap()
    let lines = Preview.text(tree.widget).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    func hasRow(_ text: String, _ rule: String) -> Bool {
      guard let line = lines.firstIndex(where: { $0.contains(text) }) else { return false }
      return lines[line...].prefix(4).contains { $0.hasPrefix("Label \"\(rule)\"") }
    }
    #expect(hasRow("ok.titleColor: .black", "base"))
    #expect(hasRow("ok.titleColor in .hovered: .white", "base"), "\(lines.filter { $0.contains(" in .") })")
    #expect(hasRow("ok.alpha in .hovered: 0.9", "isWide: true"))
    #expect(hasRow("ok.contentEdgeInsets", "isWide: true"))
  }
}
