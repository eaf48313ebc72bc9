import LiveTesting
import Preview

/// The entries of a menu, and the last choice.
@MainActor
final class MenuModel {
  let entries = [
    MenuEntry(id: "Inbox", sign: "tray", summary: "Three messages wait for an answer."),
    MenuEntry(id: "Favourites", sign: "star", summary: "Nothing is marked yet."),
    MenuEntry(id: "Settings", sign: "gear", summary: "Notifications are on."),
  ]

  @Variable private(set) var chosen: MenuEntry?

  func choose(_ entry: MenuEntry?) {
    chosen = entry
  }
}

struct MenuScreen: Component {
  let model: MenuModel

  var body: Children {
    View(.subviews <-- model.$chosen.map { [model] chosen in content(of: chosen, in: model) })
  }
}

@MainActor
@WidgetBuilder
private func content(of chosen: MenuEntry?, in model: MenuModel) -> Children {
  VStack {
    if let chosen {
      NavigationBar(.items([NavigationItem("Menu"), NavigationItem(chosen.id)]))
      Label(chosen.summary, .numberOfLines(0), .padding(20))
      Button("Back to the menu", .tapped --> { [model] in model.choose(nil) })
    } else {
      NavigationBar(.prefersLargeTitles(true), .items([NavigationItem("Menu")]))
      menuRows(of: model.entries) { [model] entry in model.choose(entry) }
    }
  }
}

extension Page {
  static let menu = Page(
    "menu", "A list of entries, whose taps choose what is shown.",
    preview: { LiveTree(VStack { MenuScreen(model: MenuModel()) }).widget }
  ) { print in
    let tree = LiveTree(VStack { MenuScreen(model: MenuModel()) })
    print("At the start:")
    print(Preview.text(tree.widget))

    print("\nThe second entry, tapped:")
    try tree.find(.button("Favourites")).tap()
    print(Preview.text(tree.widget))

    print("\nAnd back:")
    try tree.find(.button("Back to the menu")).tap()
    print(try tree.find(.button("Settings")).node().path)
  }
}
