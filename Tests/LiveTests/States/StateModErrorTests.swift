import Testing

@testable import Live

@MainActor
@Suite("Mods of states that would change more than properties")
struct StateModErrorTests {
  /// Returns the errors of a tree with a button that has been pressed twice.
  private func errors(of mods: Mod<Button>...) throws -> [String] {
    let tree = LiveTree(VStack { Button("Save", .combine(mods)) })
    #expect(tree.errors.isEmpty)
    for _ in 1...2 {
      tree.root.childNodes[0].input(Mod<Button>.isHighlighted(true))
      #expect((tree.widget as? StackView)?.arrangedSubviews.count == 1)
      tree.root.childNodes[0].input(Mod<Button>.isHighlighted(false))
    }
    return tree.errors.map { "\($0)" }
  }

  @Test("A binding in a Mod of a state is reported once, when the state begins, with its replacement")
  func binding() throws {
    let title = Var<String?>("Wait")
    #expect(
      try errors(of: .while(.highlighted, .title <-- title, .alpha(0.5))) == [
        "while(.highlighted) of StackView/Button sets only properties, and ignores title <-- Var<Optional<String>>. "
          + "Set a value in the state, and bind the state, `.isIn(…) <-- signal`, or read the value in a component's "
          + "body."
      ])
  }

  @Test("An error in a Mod of a state that is active from the beginning is among the tree's errors")
  func beginning() {
    let title = Var<String?>("Wait")
    let tree = LiveTree(Button("Save", .isEnabled(false), .while(.disabled, .title <-- title)))
    #expect(tree.errors.count == 1)
  }

  @Test("A handler and an environment in a state are reported")
  func others() throws {
    #expect(try errors(of: .while(.highlighted, .tapped --> {})).count == 1)
    #expect(try errors(of: .while(.highlighted, .environment(\.userInterfaceStyle, .dark))).count == 1)
  }

  @Test("Children that a state would change are reported, and stay")
  func children() throws {
    let tree = LiveTree(VStack(.while(.hovered, .arrangedSubviews -- [])) { Label("a") })
    try tree.root.hover()
    #expect((tree.widget as? StackView)?.arrangedSubviews.count == 1)
    #expect(tree.errors.count == 1)
    #expect("\(tree)" == "StackView(axis: .vertical)\n  Label(text: \"a\")")
  }

  @Test("Properties, nested states and bindings of the widget itself are no errors")
  func properties() throws {
    let title = Var<String?>("Save")
    let mods: Mod<Button> = [
      .title <-- title, .tapped --> {}, .while(.highlighted, .alpha(0.5), .while(.normalState, .title("Wait"))),
    ]
    #expect(try errors(of: mods).isEmpty)
  }
}

extension WidgetState {
  fileprivate static let normalState = WidgetState("normal", above: .disabled)
}
