/// An entry of the shopping list.
struct ShoppingItem: Identifiable, Equatable, Codable {
  let id: Int
  let name: String
  var isBought = false
}
