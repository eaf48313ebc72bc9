import Live
import Preview

/// What a menu offers, and what was chosen last.
@MainActor
final class MenuModel {
  struct Entry: Identifiable, Equatable, Sendable {
    let id: String
    let sign: String
    let summary: String
  }

  let entries = [
    Entry(id: "Inbox", sign: "tray", summary: "Three messages wait for an answer."),
    Entry(id: "Favourites", sign: "star", summary: "Nothing is marked yet."),
    Entry(id: "Settings", sign: "gear", summary: "Notifications are on."),
  ]

  @Variable private(set) var chosen: Entry?

  func choose(_ entry: Entry?) {
    chosen = entry
  }
}

private struct MenuRow: Component, Equatable {
  let entry: MenuModel.Entry

  var body: Children {
    HStack(spacing: 12, .alignment(.center), .padding(h: 16, v: 12)) {
      ImageView(Image(systemName: entry.sign), .size(22))
      Label(entry.id)
      Spacer()
      ImageView(Image(systemName: "chevron.forward"), .tintColor(.tertiaryLabel))
    }
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
private func content(of chosen: MenuModel.Entry?, in model: MenuModel) -> Children {
  VStack {
    if let chosen {
      NavigationBar(.items([NavigationItem("Menu"), NavigationItem(chosen.id)]))
      Label(chosen.summary, .numberOfLines(0), .padding(20))
      Button("Back to the menu", .tapped --> { [model] in model.choose(nil) })
    } else {
      NavigationBar(.prefersLargeTitles(true), .items([NavigationItem("Menu")]))
      ForEach(model.entries) { entry in
        MenuRow(entry: entry).with(
          .isAccessibilityElement(true),
          .accessibilityLabel(entry.id),
          .accessibilityTraits(.button),
          .onTap { [model] in model.choose(entry) }
        )
        Divider()
      }
    }
  }
}

extension Page {
  static let menu = Page(
    "menu", "A list of entries, whose taps choose what is shown.",
    preview: { Host(VStack { MenuScreen(model: MenuModel()) }).widget }
  ) { print in
    let host = Host(VStack { MenuScreen(model: MenuModel()) })
    print("As it opens:")
    print(Preview.text(host.widget))

    print("\nThe second entry, tapped:")
    try host.find(.button("Favourites")).tap()
    print(Preview.text(host.widget))

    print("\nAnd back:")
    try host.find(.button("Back to the menu")).tap()
    print(try host.find(.button("Settings")).node().path)
  }
}
