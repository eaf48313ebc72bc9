import Live

/// The lowest screen, with the menu.
struct MenuPage: Component {
  let state: SampleState

  var body: Children {
    ViewController(
      "Menu",
      .presentedViewController <-- state.isAboutShown.screen { if $0 { AboutPage() } },
      .didDismiss --> { [state] in state.isAboutShown.set(false) }
    ) {
      VStack(.position(.top)) {
        menuRows(of: Self.entries) { [state] entry in
          switch entry.id {
          case "Users": state.path.push(.users)
          case "New user": state.path.push(.form)
          case "Shopping list": state.path.push(.shopping)
          default: state.isAboutShown.set(true)
          }
        }
      }
    }
  }

  static let entries = [
    MenuEntry(id: "Users", sign: "person", summary: "Everybody, by their last names."),
    MenuEntry(id: "New user", sign: "square.and.pencil", summary: "A form that says what is wrong."),
    MenuEntry(id: "Shopping list", sign: "checkmark.circle", summary: "What is to buy, for all to see."),
    MenuEntry(id: "About", sign: "info.circle", summary: "What this is."),
  ]
}

/// A sheet that explains the entries of the menu.
private struct AboutPage: Component, Equatable {
  var body: Children {
    NavigationController {
      ViewController(
        "About",
        .navigationItem.rightBarButtonItem(BarButtonItem(systemItem: .done, .tapped --> inContext { try $0.dismiss() }))
      ) {
        VStack(spacing: 12, .padding(20), .position(.top)) {
          for entry in MenuPage.entries {
            NameValue(name: entry.id, value: entry.summary)
          }
        }
      }
    }
  }
}
