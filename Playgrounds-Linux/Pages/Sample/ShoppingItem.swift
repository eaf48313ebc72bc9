/// An entry of the shopping list.
public nonisolated struct ShoppingItem: Identifiable, Equatable, Codable, Sendable {
  /// The number of the entry.
  public let id: Int

  /// The text that a user has typed.
  public let name: String

  /// Whether a user has marked the entry as bought.
  public let isBought: Bool

  /// Creates an entry.
  public init(id: Int, name: String, isBought: Bool = false) {
    (self.id, self.name, self.isBought) = (id, name, isBought)
  }
}
