import Live
import Styles

/// A book, and who has it.
struct BookScreen: Component {
  let shelf: Shelf
  let id: Book.ID
  @Variable var borrower = ""
  @Variable var isChecked = false

  var body: Children {
    if let book = shelf.book(id) {
      ViewController(
        book.title,
        .navigationItem.rightBarButtonItem(
          BarButtonItem("Remove", .tapped --> inContext { try $0.present(AlertController.removing(book, from: shelf)) })
        )
      ) {
        ScrollView(.backgroundColor(.token(\Kit.groupedBackground))) {
          VStack(.formStyle()) {
            FormSection("Book") {
              ListRow("Title", value: book.title)
              ListRow("Author", value: book.author)
              ListRow("Lent to", value: book.borrower ?? "nobody")
            }
            if book.borrower == nil {
              Field(
                "Borrower", error: isChecked && borrower.isBlank ? "Enter who gets the book." : nil,
                .text <--> $borrower, .returnKeyType(.done))
              Button("Lend", .buttonStyle(), .tapped --> inContext { try lend($0) })
            } else {
              Button("Give back", .buttonStyle(.tinted), .tapped --> inContext { try giveBack($0) })
            }
          }
        }
      }
    } else {
      ViewController("Gone") { EmptyState("This book is not on the shelf any more.") }
    }
  }

  private func lend(_ context: EventContext) throws {
    isChecked = true
    guard !borrower.isBlank else {
      context.focusFirst(in: .invalid)
      return
    }
    try shelf.make(.lend(id, to: borrower))
    context.notify("Lent to \(borrower)")
    (borrower, isChecked) = ("", false)
  }

  private func giveBack(_ context: EventContext) throws {
    try shelf.make(.lend(id, to: nil))
    context.notify("Given back")
  }
}
