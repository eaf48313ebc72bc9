import Live

/// The books that all sessions share.
@MainActor public final class Shelf {
  /// The books, in the order of their titles.
  public let books: Var<[Book]>

  private let save: @MainActor (BookChange) throws -> [Book]

  /// Creates a shelf whose changes are saved by a closure, which returns the books afterwards.
  public init(_ books: [Book], save: @escaping @MainActor (BookChange) throws -> [Book]) {
    self.books = Var(books)
    self.save = save
  }

  /// Saves a change, and shows it in all sessions.
  public func make(_ change: BookChange) throws {
    books.value = try save(change)
  }

  func book(_ id: Book.ID) -> Book? {
    books.value.first { $0.id == id }
  }
}
