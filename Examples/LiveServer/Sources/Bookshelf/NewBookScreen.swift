import Live
import Styles

/// The form for a new book.
struct NewBookScreen: Component {
  let shelf: Shelf
  let path: StackAdapter<Place>
  @Variable var title = ""
  @Variable var author = ""
  @Variable var isChecked = false

  var body: Children {
    ViewController("New book") {
      ScrollView(.backgroundColor(.token(\Kit.groupedBackground))) {
        VStack(.formStyle()) {
          field("Title", error: "Enter a title.", $title)
          field("Author", error: "Enter an author.", $author)
          Button("Save", .buttonStyle(), .tapped --> inContext { try save($0) })
        }
      }
    }
  }

  /// Returns a field whose Return key saves the book, too.
  private func field(_ name: String, error: String, _ text: Var<String>) -> some Component {
    Field(
      name, error: isChecked && text.value.isBlank ? error : nil, .text <--> text,
      .textSubmitted --> inContext { context, _ in try save(context) })
  }

  private func save(_ context: EventContext) throws {
    isChecked = true
    guard !title.isBlank, !author.isBlank else {
      context.focusFirst(in: .invalid)
      return
    }
    try shelf.make(.add(title: title, author: author))
    context.notify("\(title) is on the shelf")
    path.pop()
  }
}

extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
