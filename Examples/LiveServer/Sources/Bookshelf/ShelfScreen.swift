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
          .rowDeleted --> inContext { (context, book: Book) in try context.present(question(about: book)) })
      }
    }
  }

  /// Returns the question whether a book is removed, which all sessions would miss.
  private func question(about book: Book) -> AlertController {
    AlertController(
      "Remove “\(book.title)”?", message: "It is gone from all shelves then.",
      .actions([
        AlertAction(
          "Remove", .style(.destructive),
          .tapped
            --> inContext { [shelf] context in
              try shelf.make(.remove(book.id))
              context.notify("\(book.title) is removed")
            }),
        AlertAction("Cancel", .style(.cancel)),
      ]))
  }

  private func cell(of book: Book) -> TableViewCell {
    TableViewCell(
      .style(.subtitle), .text(book.title), .detailText(book.borrower.map { "Lent to \($0)" } ?? book.author),
      .accessoryType(.disclosureIndicator))
  }
}
