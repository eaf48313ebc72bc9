import Live

/// The data that all users of the app share.
public struct SharedData: @MainActor CodableContainer {
  let users: Var<[User]>
  let shopping: Var<[ShoppingItem]>

  /// Creates the data with which the app begins.
  public init() {
    users = Var(User.all)
    shopping = Var([])
  }
}
