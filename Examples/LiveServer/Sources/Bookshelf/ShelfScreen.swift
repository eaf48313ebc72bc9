import Live
import Styles

/// The list of all books.
struct ShelfScreen: Component {
  let shelf: Shelf
  let path: StackAdapter<Place>

  var body: Children {
    ViewController(
      "Books", .navigationItem.rightBarButtonItem(BarButtonItem("Add") { [path] in path.push(.newBook) })
    ) {
      if shelf.books.value.isEmpty {
        EmptyState("No books yet", message: "Add the first one.")
      } else {
        TableView(
          .tableData
            <-- shelf.books.tableData { book in
              CellModel(book.id, showing: book) { cell(of: $0) }.with { $0.editingStyle = .delete }
            },
          .rowSelected --> { [path] (book: Book) in path.push(.book(book.id)) },
          .rowDeleted
            --> inContext { (context, book: Book) in try context.present(AlertController.removing(book, from: shelf)) })
      }
    }
  }

  private func cell(of book: Book) -> TableViewCell {
    TableViewCell(
      .style(.subtitle), .text(book.title), .detailText(book.borrower.map { "Lent to \($0)" } ?? book.author),
      .detailTextLabel.textColor(.token(\Kit.secondaryText)), .accessoryType(.disclosureIndicator))
  }
}

extension AlertController {
  /// Returns the question whether a book is removed, which all sessions would miss.
  @MainActor static func removing(_ book: Book, from shelf: Shelf) -> AlertController {
    AlertController(
      "Remove “\(book.title)”?", message: "It is gone from all shelves then.",
      .actions([
        AlertAction(
          "Remove", .style(.destructive),
          .tapped
            --> inContext { context in
              try shelf.make(.remove(book.id))
              context.notify("\(book.title) is removed")
            }),
        AlertAction("Cancel", .style(.cancel)),
      ]))
  }
}
