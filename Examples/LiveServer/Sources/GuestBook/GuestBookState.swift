import Live

/// What one user has open: the screens, and the values of the form.
package struct GuestBookState: CodableContainer {
  let path: StackAdapter<Place>
  let draft: Draft

  package init() {
    path = StackAdapter([])
    draft = Draft()
  }

  enum Place: Codable, Equatable {
    case form
    case guests
  }
}

/// The values of the form.
struct Draft: CodableContainer {
  let name: Var<String>
  let mood: Var<Int>
  let stars: Var<Double>
  let isPublic: Var<Bool>

  init() {
    name = Var("")
    mood = Var(0)
    stars = Var(5)
    isPublic = Var(true)
  }
}
