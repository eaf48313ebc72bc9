import Live

extension Exhibit {
  /// The bars along an edge of the screen.
  static let bars = [
    Exhibit(
      NavigationBar.self, isWide: true,
      [
        "a way back, and items": NavigationBar(
          .items([
            NavigationItem("Home"),
            NavigationItem("Users", .rightBarButtonItems([BarButtonItem("Edit"), BarButtonItem(systemItem: .add)])),
          ])),
        "a large title": NavigationBar(.prefersLargeTitles(true), .items([NavigationItem("Inbox")])),
      ]),
    Exhibit(
      Toolbar.self, isWide: true,
      [
        "spread": Toolbar(
          .items([
            BarButtonItem("Reply"), .flexibleSpace(), BarButtonItem("Move"), .flexibleSpace(), BarButtonItem("Delete"),
          ]))
      ]),
    Exhibit(
      TabBar.self, isWide: true,
      [
        "one is chosen": TabBar(
          .items([
            TabBarItem("Inbox", .image(Image(systemName: "tray")), .badgeValue("3")),
            TabBarItem("Profile", .image(Image(systemName: "person.circle"))),
            TabBarItem(systemItem: .search),
          ]),
          .selectedIndex(0))
      ]),
  ]
}
