import Live

/// The card of a user.
struct DetailPage: Component, Equatable {
  let id: Int
  @Environment(\.directory) var directory

  var body: Children {
    let found = directory.user(id).share(replay: 1)
    let user = found.compactMap(\.self)
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
          <-- found.map { user in user.map { [card(of: $0)] } ?? [nobody] }.prepend([ActivityIndicatorView(.loading)]))
    }
  }

  private func card(of user: User) -> any Widget { ScrollView { DetailCard(user: user) } }

  private var nobody: any Widget {
    Label("There is no user with the number \(id).", .textAlignment(.center), .position(.center))
  }
}

/// The photo of a user on its own screen.
private struct PhotoPage: Component, Equatable {
  let id: Int
  @Environment(\.directory) var directory

  var body: Children {
    let user = directory.user(id).compactMap(\.self).share(replay: 1)
    ViewController(.title <-- user.map(\.fullname)) {
      ImageView(
        .image <-- user.map(\.photo), .accessibilityLabel <-- user.map { "Photo of \($0.fullname)" },
        .contentMode(.scaleAspectFit), .height(300))
    }
  }
}
