import LiveTesting

/// The saved state of a search screen.
struct SearchState: @MainActor CodableContainer {
  let query: Var<String>
  let isExpanded: ToggleVar
  let path: StackAdapter<String>
  let hint: TempVar<String>

  init() {
    query = Var("")
    isExpanded = ToggleVar(false)
    path = StackAdapter([])
    hint = TempVar()
  }
}

@MainActor
private func searchScreen(_ state: SearchState) -> StackView {
  VStack {
    SearchBar(.text <--> state.query)
    Label(.text <-- state.query.map { $0.isEmpty ? "Everything" : "Results for \($0)" })
    Label("More", .isHidden <-- !state.isExpanded)
  }
}

extension Page {
  static let viewState = Page("view-state", "State of a screen, logged on each change, saved and restored.") { print in
    let state = SearchState()
    print("Each change is logged:")
    let log = state.logJSON(prefix: "  ") { print($0) }
    state.query.set("layout")
    state.isExpanded.toggle()
    state.path.push("episode 123")
    state.hint.set("gone when it is saved")
    let saved = try state.json()

    print("\nRestored, and shown by the existing screen:")
    let restored = SearchState()
    let tree = LiveTree(searchScreen(restored))
    print(tree)
    let changes = try tree.changes { try restored.restore(json: saved) }
    changes.forEach { print("  \($0)") }
    print(try restored.json())

    print("\nA state that cannot be restored is refused as a whole, with the position of the error:")
    do {
      try restored.restore(json: #"{"query": "views", "isExpanded": "yes", "path": [], "hint": {}}"#)
    } catch {
      print(error)
    }
    print(restored.query.value)
    withExtendedLifetime(log) {}
  }
}
