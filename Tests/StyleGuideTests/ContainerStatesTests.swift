import LiveTesting
import StyleGuide
import Styles
import Testing

nonisolated private struct Purpose: OpenChoice {
  var name: String
  static let plain = Purpose(name: "plain")
  static let danger = Purpose(name: "danger")
  static let allCases = [plain, danger]
}

nonisolated private struct PillLook: DefaultVariants {
  var purpose = Purpose.plain
  var other: Purpose?
}

@MainActor @Suite("States of containers in a style guide") struct ContainerStatesTests {
  private func card(_ mods: Mod<StackView>...) -> StackView {
    VStack(
      .sharingStates, .overrideUserInterfaceStyle(.light), .backgroundColor(.white),
      .while(.hovered, .backgroundColor(.black)), .combine(mods)
    ) {
      Label("Card", .textColor(.black), .while(.inside(.hovered), .textColor(.white)))
    }
  }

  private var guide: StyleGuide {
    StyleGuide("Cards") {
      Examples("Cards") {
        Example("Card") { card() }
        Example("Two") {
          card()
          Label("Beside", .textColor(.label))
        }
        Example("Part") { Label("Inside", .textColor(.label), .while(.inside(.selected), .tag(4))) }
      }
    }
  }

  @Test("A container and its contents are drawn and audited in its states together")
  func pictures() throws {
    let guide = StyleGuide("Cards") {
      Examples("Cards") { Example("Card") { card(.while(.hovered, .tag(1))) } }
      Examples("Rows") { Example("Row") { HStack { card() } } }
    }
    #expect(guide.findings.filter { $0.finding.rule == .contrast }.map(\.description) == [])
    let text = guide.html
    #expect(text.contains("hovered") && text.contains("inside(.hovered)"))
    let wrong = StyleGuide("Cards") {
      Examples("Cards") {
        Example("Card") {
          VStack(.sharingStates, .overrideUserInterfaceStyle(.light), .while(.hovered, .backgroundColor(.black))) {
            Label("Card", .textColor(.black), .while(.inside(.hovered), .textColor(.darkText)))
          }
        }
      }
    }
    #expect(wrong.findings.filter { $0.finding.rule == .contrast }.map(\.state) == [.hovered])
  }

  @Test("A workbench has switches for the states of a container and of its surroundings")
  func workbench() throws {
    let selection = Var(WorkbenchSelection())
    let tree = LiveTree(Workbench(guide, selection: selection))
    func label(_ text: String) throws -> Label {
      try #require(tree.find(.text(text), .inside(.label("Stage"))).node().appearance as? Label)
    }
    #expect(!tree.find(.switch("inside(.hovered)")).exists)
    try tree.find(.switch("hovered")).toggle()
    #expect(try label("Card").textColor == .white)
    try tree.find(.switch("hovered")).toggle()
    #expect(try label("Card").textColor == .black)
    selection.set(WorkbenchSelection(address: "/cards/two"))
    #expect(try label("Card").textColor == .black)
    try tree.find(.switch("inside(.hovered)")).toggle()
    #expect(try label("Card").textColor == .white)
    let container = try #require(
      tree.find(.text("Card"), .inside(.label("Stage"))).node().parent?.appearance as? StackView)
    #expect(container.backgroundColor == .black)
    selection.set(WorkbenchSelection(address: "/cards/part?state=inside(.selected)"))
    #expect(try label("Inside").tag == 4)
  }

  @Test("The value of an open choice is a member in code, and its name in addresses")
  func openChoices() throws {
    let recipe = Recipe<Button, PillLook>(
      .on(\.purpose) { $0 == .danger ? .tag(1) : .tag(2) }, .on(\.other) { $0 == nil ? .alpha(0.5) : .alpha(0.75) })
    let guide = StyleGuide("Pills") { Recipes("Pills", recipe, named: "pill") { Button("Save") } }
    #expect(guide.text.contains(".pill(\\.purpose .~ .danger, \\.other .~ .plain)"))
    #expect(guide.text.contains("purpose: danger"))
    #expect(![guide.text, guide.html].contains { $0.contains("Purpose(") })
    let selection = Var(WorkbenchSelection())
    let tree = LiveTree(Workbench(guide, selection: selection))
    try tree.find(SegmentedControl.self, .label("purpose")).select(segment: "danger")
    #expect(selection.value.address == "/?look.purpose=danger")
    #expect(try tree.find(Button.self, .inside(.label("Stage"))).one.tag == 1)
  }
}
