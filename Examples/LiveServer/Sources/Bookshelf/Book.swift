/// A book of the shelf.
public nonisolated struct Book: Identifiable, Equatable, Codable, Sendable {
  /// The number of the book.
  public var id: Int64

  /// The title.
  public var title: String

  /// The name of the author.
  public var author: String

  /// Who has the book, or `nil` if it is on the shelf.
  public var borrower: String?

  /// Creates a book.
  public init(id: Int64, title: String, author: String, borrower: String? = nil) {
    (self.id, self.title, self.author, self.borrower) = (id, title, author, borrower)
  }
}

/// A change to the books of a shelf.
public nonisolated enum BookChange: Equatable, Sendable {
  /// A new book.
  case add(title: String, author: String)

  /// Another borrower of a book, or `nil` if it is given back.
  case lend(Book.ID, to: String?)

  /// The end of a book.
  case remove(Book.ID)
}
