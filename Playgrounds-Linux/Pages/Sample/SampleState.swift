import Live

/// The state of the app, saved and restored as a whole.
struct SampleState: CodableContainer {
  let path: StackAdapter<Place>
  let draft: Draft
  let isAboutShown: Var<Bool>

  init() {
    path = StackAdapter([])
    draft = Draft()
    isAboutShown = Var(false)
  }

  /// The destinations of the menu.
  enum Place: Codable, Equatable {
    case users
    case user(Int)
    case form
  }
}
