import Live

extension Exhibit {
  /// The tables and their cells.
  static let tables = [
    Exhibit(
      TableView.self, isWide: true,
      [
        "a section": TableView { users },
        "with a row that is chosen": TableView {
          Section("Repeat") {
            TableViewCell(.text("Daily"))
            TableViewCell(.text("Weekly"), .isSelected(true), .accessoryType(.checkmark))
          }
        },
        "grouped": TableView(.style(.grouped)) {
          users
          settings
        },
        "grouped, with room around": TableView(.style(.insetGrouped)) {
          users
          settings
        },
        "with what a swipe offers": TableView { songs },
        "swiped": TableView { swiped },
        "with an index": TableView {
          for user in User.all.sorted(by: { $0.first < $1.first }) {
            Section("\(user.first.prefix(1))", indexTitle: "\(user.first.prefix(1))") {
              TableViewCell(.text(user.fullname))
            }
          }
        },
        "being edited": TableView(.isEditing(true)) { songs },
      ]),
    Exhibit(
      TableViewCell.self, isWide: true,
      [
        "a text": TableViewCell(.text("Notifications")),
        "a value at its end": TableViewCell(.text("Language"), .detailText("English"), .style(.value1)),
        "a value beside it": TableViewCell(.text("mobile"), .detailText("617-555-0172"), .style(.value2)),
        "a second line": TableViewCell(.text("Ada Lovelace"), .detailText("ada@example.com"), .style(.subtitle)),
        "chosen": TableViewCell(.text("Weekly"), .accessoryType(.checkmark)),
        "with details": TableViewCell(
          .text("Ada Lovelace"), .image(Image(systemName: "person.circle")),
          .accessoryType(.detailDisclosureButton)),
        "with a switch": TableViewCell(
          .text("Notifications"), .accessoryView(Switch(.isOn(true), .accessibilityLabel("Notifications")))),
      ]),
  ]

  private static let users = Section("Users", footer: "Three users have signed in.") {
    ForEach(User.all) { TableViewCell(.text($0.fullname), .accessoryType(.disclosureIndicator)) }
  }

  private static let settings = Section("Settings") {
    TableViewCell(.text("Language"), .detailText("English"), .style(.value1), .accessoryType(.disclosureIndicator))
  }

  private static let swiped = Section("Mail") {
    CellModel("ada", TableViewCell(.text("Ada Lovelace"), .swipedEdge(.trailing))).with {
      $0.trailingSwipeActions = [
        SwipeAction("Delete", style: .destructive) {}, SwipeAction("Flag", backgroundColor: .systemOrange) {},
      ]
    }
    CellModel("grace", TableViewCell(.text("Grace Hopper"), .swipedEdge(.leading))).with {
      $0.leadingSwipeActions = [
        SwipeAction("Read", image: Image(systemName: "envelope"), backgroundColor: .systemBlue) {}
      ]
    }
  }

  private static let songs = Section("Songs") {
    CellModel("prelude", TableViewCell(.text("Prelude"))).with {
      $0.editingStyle = .delete
      $0.canMove = true
      $0.trailingSwipeActions = [SwipeAction("Delete", style: .destructive) {}]
    }
    CellModel("add", TableViewCell(.text("Add a song"))).with { $0.editingStyle = .insert }
  }
}
