import Live

extension Exhibit {
  /// The screens, and the window.
  static let screens = [
    Exhibit(
      ViewController.self, isWide: true,
      [
        "its content": ViewController("Users") { Label("Nobody is here yet.", .padding(12)) }
      ]),
    Exhibit(
      NavigationController.self, isWide: true,
      [
        "the top of a stack": NavigationController {
          ViewController("Users")
          ViewController("Ada") { Label("ada@example.com", .padding(12)) }
        }
      ]),
    Exhibit(
      TabBarController.self, isWide: true,
      [
        "the second of two": TabBarController(.selectedIndex(1)) {
          ViewController("Inbox", .tabBarItem.image(Image(systemName: "tray")))
          ViewController("Profile", .tabBarItem.image(Image(systemName: "person.circle"))) {
            Label("Ada Lovelace", .padding(12))
          }
        }
      ]),
    Exhibit(
      SplitViewController.self, isWide: true,
      [
        "side by side": SplitViewController {
          Label("Users", .padding(12))
          Label("Ada Lovelace", .padding(12))
        }
      ]),
    Exhibit(
      PageViewController.self, isWide: true,
      [
        "the second of three": PageViewController(.currentPage(1)) {
          for name in ["Ada", "Grace", "Mary"] { ViewController(name) { Label(name, .padding(12)) } }
        },
        "a book that lies open": PageViewController(.transitionStyle(.pageCurl), .spineLocation(.mid)) {
          for name in ["Ada", "Grace", "Mary"] { ViewController(name) { Label(name, .padding(12)) } }
        },
      ]),
    Exhibit(
      AlertController.self, isWide: true,
      [
        "a question": question
      ]),
    Exhibit(
      Window.self, isWide: true,
      [
        "with an alert": Window {
          NavigationController {
            ViewController("Users", .presentedViewController(question)) { Spacer(220) }
          }
        },
        "with a sheet": Window(.tintColor(.systemPurple)) {
          NavigationController {
            ViewController("Users", .presentedViewController(form)) { Spacer(120) }
          }
        },
      ]),
    Exhibit(
      Application.self, isWide: true,
      [
        "in use": Application(.applicationState(.active)) {
          Window { ViewController("Users") { Label("Nobody is here yet.", .padding(12)) } }
        }
      ]),
  ]

  private static let form = NavigationController {
    ViewController("Add", .navigationItem.rightBarButtonItem(BarButtonItem("Save", .style(.done)))) {
      VStack(.padding(20), .position(.top)) { TextField(.placeholder("Name"), .borderStyle(.roundedRect)) }
    }
  }

  private static let question = AlertController(
    "Delete Ada?", .message("There is no way back."),
    .actions([AlertAction("Delete", .style(.destructive)), AlertAction("Cancel", .style(.cancel))]))
}
