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
      ScrollView {
        VStack(.formStyle()) {
          Field("Title", error: isChecked && title.isBlank ? "Enter a title." : nil, .text <--> $title)
          Field("Author", error: isChecked && author.isBlank ? "Enter an author." : nil, .text <--> $author)
          Button("Save", .buttonStyle(), .tapped --> inContext { try save($0) })
        }
      }
    }
  }

  private func save(_ context: EventContext) throws {
    isChecked = true
    guard !title.isBlank, !author.isBlank else { return }
    try shelf.make(.add(title: title, author: author))
    context.notify("\(title) is on the shelf")
    path.pop()
  }
}

extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
