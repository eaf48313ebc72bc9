import LiveTesting
import Styles

extension WidgetState {
  fileprivate static let loading = WidgetState("loading", above: .disabled)
}

extension Mod<Button> {
  fileprivate static let responsive: Mod = [
    .backgroundColor(.systemBlue),
    .while(.compactWidth, .contentEdgeInsets(4)),
    .while(.selected, .title("Saved")),
    .while(.hovered, .backgroundColor(.systemTeal)),
    .while(.highlighted, .alpha.update { $0 / 2 }),
    .while(.disabled, .alpha(0.3)),
    .while(.loading, .title("Saving …")),
    .while(.selected, .while(.hovered, .backgroundColor(.systemGreen))),
  ]
}

extension Page {
  static let states = Page("states", "A button that looks different in each state.", preview: { buttonsInStates }) {
    print in
    let button = Button("Save", .responsive)
    for states: Set<WidgetState> in [
      [.compactWidth], [.selected], [.hovered], [.highlighted], [.disabled], [.loading],
      [.selected, .hovered], [.hovered, .highlighted, .loading],
    ] {
      print(states.map(\.description).sorted().joined(separator: " "))
      let (plain, look) = (button.appearance(), button.appearance(in: states))
      for change in Change.between(plain, look) { print(" ", change) }
    }

    let isSaving = Var(false)
    let tree = LiveTree(Button("Save", .responsive, .isIn(.loading) <-- isSaving))
    print("\nIn a live tree:")
    @MainActor func step(_ name: String, _ action: () throws -> Void) rethrows {
      print(name)
      for change in try tree.changes(action) { print(" ", change) }
    }
    try step("hover") { try tree.hover() }
    try step("tap") { try tree.tap() }
    step("save") { isSaving.set(true) }
    try step("leave") { try tree.unhover() }
    print(tree)
  }

  /// The button in each state.
  @MainActor private static var buttonsInStates: any Widget {
    VStack(spacing: 8, .padding(16)) {
      for state: WidgetState in [.compactWidth, .selected, .hovered, .highlighted, .disabled, .loading] {
        HStack {
          Label(state.name)
          Spacer()
          Button("Save", .responsive).appearance(in: [state])
        }
      }
    }
  }
}
