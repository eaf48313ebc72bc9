import Live

extension Exhibit {
  /// Tables, and the cells that they are made of.
  static let tables = [
    Exhibit(
      TableView.self, isWide: true,
      [
        "a section": TableView {
          Section("Users") {
            ForEach(User.all) { TableViewCell(.text($0.fullname), .accessoryType(.disclosureIndicator)) }
          }
        }
      ]),
    Exhibit(
      TableViewCell.self, isWide: true,
      [
        "a text": TableViewCell(.text("Notifications")),
        "a value at its end": TableViewCell(.text("Language"), .detailText("English"), .style(.value1)),
        "a second line": TableViewCell(.text("Ada Lovelace"), .detailText("ada@example.com"), .style(.subtitle)),
        "chosen": TableViewCell(.text("Weekly"), .accessoryType(.checkmark)),
      ]),
  ]
}
