import Live

/// What the app remembers, saved and restored whole.
struct SampleState: CodableContainer {
  let path: StackAdapter<Place>
  let draft: Draft
  let isAboutShown: Var<Bool>

  init() {
    path = StackAdapter([])
    draft = Draft()
    isAboutShown = Var(false)
  }

  /// Where one can go from the menu.
  enum Place: Codable, Equatable {
    case users
    case user(Int)
    case form
  }
}
