import Live

extension Exhibit {
  /// The widgets that show or edit text.
  static let texts = [
    Exhibit(
      Label.self, isWide: true,
      [
        "a title": Label("Building a Layout Library", .font(.preferredFont(forTextStyle: .title2))),
        "as many lines as it needs": Label(
          "Styles are values that describe a change to something, and they compose.", .numberOfLines(0)),
        "cut where it ends": Label("Styles are values that describe a change to something, and they compose."),
        "at the trailing edge": Label("1,000 views", .textAlignment(.right), .textColor(.secondaryLabel)),
      ]),
    Exhibit(
      TextField.self, isWide: true,
      [
        "empty": TextField(.placeholder("Name"), .borderStyle(.roundedRect)),
        "filled in, to be cleared": TextField(
          .text("Ada Lovelace"), .borderStyle(.roundedRect), .clearButtonMode(.always), .accessibilityLabel("Name")),
        "a secret": TextField(
          .text("difference"), .isSecureTextEntry(true), .borderStyle(.roundedRect), .accessibilityLabel("Password")),
        "with suggestions": TextField(
          .placeholder("City"), .suggestions(["Berlin", "Bern", "Lisbon", "London"]), .borderStyle(.roundedRect)),
        "a line around it": TextField(.text("Grace"), .borderStyle(.line), .accessibilityLabel("First name")),
        "disabled": TextField(
          .text("ada@example.com"), .borderStyle(.roundedRect), .isEnabled(false), .accessibilityLabel("Email")),
      ]),
    Exhibit(
      TextView.self, isWide: true,
      [
        "to be edited": TextView(
          .text("Notes that go on for a while, and wrap where the line is full."), .accessibilityLabel("Notes"))
      ]),
    Exhibit(
      SearchBar.self, isWide: true,
      [
        "empty": SearchBar(.placeholder("Search"), .accessibilityLabel("Search")),
        "with a scope": SearchBar(
          .text("Ada"), .showsCancelButton(true), .scopeButtonTitles(["All", "New"]), .showsScopeBar(true),
          .accessibilityLabel("Search users")),
      ]),
  ]
}
