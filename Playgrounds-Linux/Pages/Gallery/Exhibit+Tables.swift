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
      CollectionView.self, isWide: true,
      [
        "a grid": CollectionView(.layout(.grid(minimumItemWidth: 96, spacing: 8))) { Section { tiles(8) } },
        "a flow": CollectionView(.layout(.flow(spacing: 8, lineSpacing: 8))) { Section { tags } },
        "a row that scrolls": CollectionView {
          Section("Tiles", layout: .row(.groupPaging, itemWidth: 112, spacing: 8)) { tiles(8) }
        },
        "sections of several layouts": CollectionView(.layout(.grid(columns: 2, spacing: 8))) {
          Section("Grid", footer: "Two columns") { tiles(4) }
          Section("List", layout: .list(.insetGrouped)) {
            ForEach(User.all) { TableViewCell(.text($0.fullname), .accessoryType(.disclosureIndicator)) }
          }
        },
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

  private static func tiles(_ count: Int) -> Children {
    let signs = ["star", "heart", "bell", "bookmark", "flag", "tag", "folder", "trash"]
    return Children(
      signs.prefix(count).enumerated().map { index, sign in
        TableViewCell(
          .key(WidgetKey(sign)), .text(sign), .image(Image(systemName: sign)), .isSelected(index == 1),
          .backgroundColor(.secondarySystemBackground), .layer.cornerRadius(10), .clipsToBounds(true))
      })
  }

  private static var tags: Children {
    Children {
      for word in ["Swift", "Styles", "Bindings", "Themes", "Live trees", "Tables", "Previews", "Terminal"] {
        Label(
          word, .key(WidgetKey(word)), .backgroundColor(.secondarySystemBackground), .layer.cornerRadius(10),
          .clipsToBounds(true), .padding(h: 10, v: 5))
      }
    }
  }

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
