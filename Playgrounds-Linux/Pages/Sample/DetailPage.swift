import Live

/// The card of a user.
struct DetailPage: Component, Equatable {
  let id: Int
  @Environment(\.directory) var directory

  var body: Children {
    let user = directory.user(id).share(replay: 1)
    ViewController(
      .title <-- user.map(\.fullname),
      .navigationItem.rightBarButtonItem(
        BarButtonItem(
          "Photo",
          .isEnabled(false),
          .isEnabled <-- user.map { _ in true },
          .tapped --> inContext { [id] context in try context.present(PhotoPage(id: id)) }))
    ) {
      View(
        .subviews
          <-- user.map { user in [ScrollView { DetailCard(user: user) }] }.prepend([ActivityIndicatorView(.loading)]))
    }
  }
}

/// The photo of a user on its own screen.
private struct PhotoPage: Component, Equatable {
  let id: Int
  @Environment(\.directory) var directory

  var body: Children {
    let user = directory.user(id).share(replay: 1)
    ViewController(.title <-- user.map(\.fullname)) {
      ImageView(
        .image <-- user.map(\.photo), .accessibilityLabel <-- user.map { "Photo of \($0.fullname)" },
        .contentMode(.scaleAspectFit), .height(300))
    }
  }
}
