import LiveTesting
import Preview

/// Returns the whole app, which opens the addresses of its screens, with data that other users of it share.
@MainActor
public func sampleApp(_ state: SampleState, _ data: SharedData = SharedData()) -> Application {
  Application(
    .address <-- SampleState.links.addresses(of: state.path), .open --> SampleState.links.opening(state.path)
  ) {
    sampleApp(state, directory: MemoryDirectory(data, isRealTime: true), data: data)
  }
}

/// Returns the whole app in its window: a stack of screens above a menu, which follows the state.
@MainActor
func sampleApp(
  _ state: SampleState, directory: some UserDirectory, data: SharedData = SharedData()
) -> Window {
  Window(
    .tintColor(Color(light: .systemIndigo, dark: .systemTeal)), .makeKeyAndVisible,
    .environment(\.directory, directory)
  ) {
    NavigationController(
      .viewControllers
        <-- state.path.screens(over: MenuPage(state: state)) { place in
          switch place {
          case .users: UsersPage(path: state.path)
          case .user(let id): DetailPage(id: id)
          case .form: FormPage(draft: state.draft)
          case .shopping: ShoppingPage(data: data)
          }
        },
      .poppedToCount --> state.path.popToCount(over: 1))
  }
}

extension Page {
  static let sample = Page(
    "sample", "A whole app: a menu, users, the detail of a user, a form, and restored screens.",
    preview: {
      let tree = LiveTree(sampleApp(SampleState(), directory: MemoryDirectory()))
      try tree.find(.button("New user")).tap()
      try tree.find(.textField("Name")).type("Katherine Johnson")
      try tree.find(.textField("Email")).type("katherine@example.com")
      try tree.find(.button("Save")).tap()
      return tree.widget
    },
    interactive: { sampleApp(SampleState()) }
  ) { print in
    let (state, directory) = (SampleState(), MemoryDirectory())
    let tree = LiveTree(sampleApp(state, directory: directory))
    print("The menu:")
    print(Preview.text(tree.widget))

    print("\nWhile users are loading:")
    try tree.find(.button("Users")).tap()
    print(tree.find(.role(.activityIndicator)).all.compactMap(\.name))
    directory.isReachable = false
    directory.answer()
    print(try tree.find(.staticText).text ?? "")

    print("\nTried again:")
    directory.isReachable = true
    try tree.find(.button("Refresh")).tap()
    directory.answer()
    print(tree.find(.button).all.compactMap(\.name))

    print("\nOne of them:")
    try tree.find(.button("Grace Hopper")).tap()
    directory.answer()
    print(try tree.find(.heading).name ?? "")
    print(tree.find(.staticText).all.compactMap(\.text))

    print("\nHer photo covers everything until it is swiped away:")
    print(try tree.changes { try tree.find(.button("Photo")).tap() })
    directory.answer()
    print(try tree.find(.image).name ?? "")
    try tree.find(.image).swipe(.down)
    let saved = try state.json()

    print("\nBack to the menu, and a form:")
    try tree.find(.button("Users")).tap()
    try tree.find(.button("Menu")).tap()
    try tree.find(.button("New user")).tap()
    do { try tree.find(.button("Save")).tap() } catch { print(error) }
    try tree.find(.textField("Name")).type("Katherine Johnson")
    try tree.find(.textField("Email")).type("katherine@example.com")
    print(try state.json())
    try tree.find(.button("Save")).tap()
    print(Preview.text(tree.widget).split(separator: "\n").suffix(6).joined(separator: "\n"))
    try tree.find(.button("OK")).tap()
    print(directory.users.map(\.fullname))

    print("\nThe restored screens:")
    try state.restore(json: saved)
    directory.answer()
    print(try tree.find(.heading).name ?? "", tree.find(.button).all.compactMap(\.name))
  }
}
