/// An entry of the shopping list.
nonisolated struct ShoppingItem: Identifiable, Equatable, Codable {
  let id: Int
  let name: String
  var isBought = false
}
