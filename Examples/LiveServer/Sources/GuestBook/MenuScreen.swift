import Live

/// The lowest screen, with the menu.
struct MenuScreen: Component {
  let state: GuestBookState
  let list: GuestList

  var body: Children {
    ViewController("Guest book") {
      VStack(spacing: 12, .padding(20), .position(.top)) {
        Label("Welcome. Everything here runs on the server.", .numberOfLines(0), .textColor(.secondaryLabel))
        Button("Sign the book", .main, .tapped --> { [state] in state.path.push(.form) })
        Button(
          .title <-- list.guests.map { "All entries (\($0.count))" },
          .tapped --> { [state] in state.path.push(.guests) })
      }
    }
  }
}
