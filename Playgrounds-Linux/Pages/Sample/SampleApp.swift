import Live
import Preview

/// The whole app in its window: a stack of screens, over a menu, that goes by what the state says.
@MainActor
func sampleApp(_ state: SampleState, directory: some UserDirectory) -> Window {
  Window(.tintColor(.systemIndigo), .makeKeyAndVisible, .environment(\.directory, directory)) {
    NavigationController(
      .viewControllers
        <-- state.path.screens(over: MenuPage(state: state)) { place in
          switch place {
          case .users: UsersPage(path: state.path)
          case .user(let id): DetailPage(id: id)
          case .form: FormPage(draft: state.draft)
          }
        },
      .poppedToCount --> state.path.popToCount(over: 1))
  }
}

extension Page {
  static let sample = Page(
    "sample", "A whole app: a menu, users, the detail of one, a form, and where one was.",
    preview: {
      let host = Host(sampleApp(SampleState(), directory: MemoryDirectory()))
      try host.find(.button("New user")).tap()
      try host.find(.textField("Name")).type("Katherine Johnson")
      try host.find(.textField("Email")).type("katherine@example.com")
      try host.find(.button("Save")).tap()
      return host.widget
    }
  ) { print in
    let (state, directory) = (SampleState(), MemoryDirectory())
    let host = Host(sampleApp(state, directory: directory))
    print("The menu:")
    print(Preview.text(host.widget))

    print("\nUsers, while they are on their way:")
    try host.find(.button("Users")).tap()
    print(host.find(.role(.activityIndicator)).all.compactMap(\.name))
    directory.isReachable = false
    directory.answer()
    print(try host.find(.staticText).text ?? "")

    print("\nTried again:")
    directory.isReachable = true
    try host.find(.button("Refresh")).tap()
    directory.answer()
    print(host.find(.button).all.compactMap(\.name))

    print("\nOne of them:")
    try host.find(.button("Grace Hopper")).tap()
    directory.answer()
    print(try host.find(.heading).name ?? "")
    print(host.find(.staticText).all.compactMap(\.text))

    print("\nHer photo, over everything until it is wiped away:")
    print(try host.changes { try host.find(.button("Photo")).tap() })
    directory.answer()
    print(try host.find(.image).name ?? "")
    try host.find(.image).swipe(.down)
    let saved = try state.json()

    print("\nBack to the menu, and a form:")
    try host.find(.button("Users")).tap()
    try host.find(.button("Menu")).tap()
    try host.find(.button("New user")).tap()
    do { try host.find(.button("Save")).tap() } catch { print(error) }
    try host.find(.textField("Name")).type("Katherine Johnson")
    try host.find(.textField("Email")).type("katherine@example.com")
    print(try state.json())
    try host.find(.button("Save")).tap()
    print(Preview.text(host.widget).split(separator: "\n").suffix(6).joined(separator: "\n"))
    try host.find(.button("OK")).tap()
    print(directory.users.map(\.fullname))

    print("\nWhere one was, restored:")
    try state.restore(json: saved)
    directory.answer()
    print(try host.find(.heading).name ?? "", host.find(.button).all.compactMap(\.name))
  }
}
