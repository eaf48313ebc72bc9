import LiveTesting

/// The destinations of the menu.
private enum Place: Codable {
  case users
  case user(String)
}

/// The saved state of the app.
private struct AppState: @MainActor CodableContainer {
  let path: StackAdapter<Place>
  let greeting: Var<String>

  init() {
    path = StackAdapter([])
    greeting = Var("Hello")
  }
}

/// Returns the screens of the app, one for each element of the path.
@MainActor
private func app(_ state: AppState) -> NavigationController {
  NavigationController(
    .viewControllers
      <-- state.path.screens(over: menu(state)) { place in
        switch place {
        case .users: users(state)
        case .user(let name): detail(name, state)
        }
      },
    .poppedToCount --> state.path.popToCount(over: 1))
}

@MainActor
private func menu(_ state: AppState) -> ViewController {
  ViewController("Menu") {
    Button("Users", .tapped --> { state.path.push(.users) })
  }
}

@MainActor
private func users(_ state: AppState) -> ViewController {
  ViewController("Users") {
    VStack { for name in ["Ada", "Grace"] { Button(name, .tapped --> { state.path.push(.user(name)) }) } }
  }
}

@MainActor
private func detail(_ name: String, _ state: AppState) -> ViewController {
  ViewController(name) {
    VStack {
      Label(.text <-- state.greeting.map { "\($0), \(name)" })
      Button(
        "Greet otherwise",
        .tapped
          --> inContext { context in
            try context.present(GreetingPicker(), returning: String.self) { state.greeting.set($0) }
          })
    }
  }
}

/// A screen to choose a greeting from, which is returned.
private struct GreetingPicker: Component {
  var body: Children {
    ViewController("Greeting") {
      VStack {
        for greeting in ["Hello", "Good morning"] {
          Button(greeting, .tapped --> inContext { try $0.dismiss(returning: greeting) })
        }
      }
    }
  }
}

extension Page {
  static let navigation = Page(
    "navigation", "Screens on a stack that a state remembers, and one over all that returns a result.",
    preview: {
      let state = AppState()
      state.path.push(.users)
      return LiveTree(app(state)).widget
    }
  ) { print in
    let state = AppState()
    let tree = LiveTree(app(state))
    let title = tree.find(.heading)
    print("From the menu to a user:")
    let changes = try tree.changes {
      try tree.find(.button("Users")).tap()
      try tree.find(.button("Grace")).tap()
    }
    changes.forEach { print("  \($0)") }
    print(try title.name ?? "")
    let saved = try state.json()
    print(saved)

    print("\nA presented screen returns the choice:")
    try tree.find(.button("Greet otherwise")).tap()
    print(tree.find(.button).all.compactMap(\.name))
    try tree.find(.button("Good morning")).tap()
    print(try tree.find(.staticText).text ?? "")

    print("\nBack, and back again:")
    for _ in 1...2 {
      try tree.goBack()
      print(try title.name ?? "", try state.json())
    }

    print("\nThe menu is the lowest screen:")
    do { try tree.goBack() } catch { print(error) }

    print("\nThe restored screens:")
    try state.restore(json: saved)
    print(tree)
  }
}
