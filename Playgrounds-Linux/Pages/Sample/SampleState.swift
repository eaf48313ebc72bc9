import Live

/// The state of the app for one of its users, saved and restored as a whole.
public struct SampleState: CodableContainer {
  let path: StackAdapter<Place>
  let draft: Draft
  let isAboutShown: Var<Bool>

  /// Creates the state in which the menu is open.
  public init() {
    path = StackAdapter([])
    draft = Draft()
    isAboutShown = Var(false)
  }

  /// The destinations of the menu.
  enum Place: Codable, Equatable {
    case users
    case user(Int)
    case form
    case shopping
  }
}
