import Live

/// The data that all users of the app share.
///
/// They are in memory, unless a program keeps them elsewhere, such as in a database.
public struct SharedData: @MainActor CodableContainer {
  let users: Var<[User]>
  let shopping: Var<[ShoppingItem]>
  private var keep: (@MainActor (Change) -> Bool)?

  private enum CodingKeys: CodingKey {
    case users, shopping
  }

  /// A change that a user of the app makes.
  public enum Change {
    /// Adds a user, created with an unused number.
    case addUser((_ id: Int) -> User)

    /// Adds an entry to the shopping list.
    case addItem(name: String)

    /// Marks an entry of the shopping list as bought, or as not bought.
    case markItem(id: Int, isBought: Bool)

    /// Removes an entry of the shopping list.
    case removeItem(id: Int)
  }

  /// Creates the data with which the app begins, in memory.
  public init() {
    users = Var(User.all)
    shopping = Var([])
  }

  /// Creates data that are kept elsewhere.
  ///
  /// - Parameter keep: A closure that is called for each change, and returns whether it is kept. The app shows what it
  ///   leads to after the next ``show(users:shopping:)``.
  public init(keptBy keep: @escaping @MainActor (Change) -> Bool) {
    (users, shopping, self.keep) = (Var([]), Var([]), keep)
  }

  /// Shows data in all sessions.
  @MainActor public func show(users: [User], shopping: [ShoppingItem]) {
    if users != self.users.value { self.users.set(users) }
    if shopping != self.shopping.value { self.shopping.set(shopping) }
  }

  /// Makes a change, and returns whether it is kept.
  ///
  /// - Complexity: O(*n*) for *n* users or entries.
  @MainActor @discardableResult
  public func make(_ change: Change) -> Bool {
    if let keep { return keep(change) }
    switch change {
    case .addUser(let user): users.set(users.value + [user((users.value.map(\.id).max() ?? 0) + 1)])
    case .addItem(let name):
      shopping.set(shopping.value + [ShoppingItem(id: (shopping.value.map(\.id).max() ?? 0) + 1, name: name)])
    case .markItem(let id, let isBought):
      shopping.set(
        shopping.value.map { $0.id == id ? ShoppingItem(id: id, name: $0.name, isBought: isBought) : $0 })
    case .removeItem(let id): shopping.set(shopping.value.filter { $0.id != id })
    }
    return true
  }
}
