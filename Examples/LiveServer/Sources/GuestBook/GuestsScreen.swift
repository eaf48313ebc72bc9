import Live

/// All entries. A swipe deletes one.
struct GuestsScreen: Component {
  let list: GuestList

  var body: Children {
    ViewController("Entries") {
      TableView(
        .visibleRowCount(200),
        .model
          <-- list.guests.map { [list] guests in
            TableModel([
              SectionModel(
                nil,
                rows: RowList(
                  guests.map { guest in
                    CellModel(
                      guest.id,
                      TableViewCell(
                        .style(.subtitle), .text(guest.isPublic ? guest.name : "Somebody"),
                        .detailText(guest.summary))
                    ).with {
                      $0.editingStyle = .delete
                      $0.commit = { _ in list.remove(guest) }
                    }
                  }))
            ])
          })
    }
  }
}
