import Live

/// A list of all users of the directory, which may answer late, or fail.
struct UsersPage: Component {
  let path: StackAdapter<SampleState.Place>
  let model = UsersModel()
  @Environment(\.directory) var directory

  var body: Children {
    let load = { @MainActor [model, directory] in model.load(directory.list()) }
    ViewController(
      "Users",
      .navigationItem.rightBarButtonItem(
        BarButtonItem(systemItem: .refresh, .accessibilityLabel("Refresh"), .tapped --> load)),
      .onReceive(Signal.just(())) { _, _ in load() }
    ) {
      UsersScreen(model: model) { [path] user in path.push(.user(user.id)) }
    }
  }

  /// Returns whether the model is the same.
  nonisolated func isSame(as other: UsersPage) -> Bool { model === other.model }
}
