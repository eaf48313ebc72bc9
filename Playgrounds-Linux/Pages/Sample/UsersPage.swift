import Live

/// All users of the directory, which may take a while to answer, or fail to.
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

  /// A page is the same as long as its model is.
  nonisolated func isSame(as other: UsersPage) -> Bool { model === other.model }
}
