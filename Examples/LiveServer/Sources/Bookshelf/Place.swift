import Live

/// A screen above the list of books.
public nonisolated enum Place: Route, Codable {
  /// The detail of a book.
  case book(Book.ID)

  /// The form for a new book.
  case newBook

  /// The components of the address of the screen: `/books/2` or `/new`.
  public var pathComponents: [String] {
    switch self {
    case .book(let id): ["books", "\(id)"]
    case .newBook: ["new"]
    }
  }

  /// Creates the place of components.
  public init?(pathComponents: [String]) {
    if pathComponents == ["new"] {
      self = .newBook
    } else if pathComponents.count == 2, pathComponents[0] == "books", let id = Int64(pathComponents[1]) {
      self = .book(id)
    } else {
      return nil
    }
  }
}
