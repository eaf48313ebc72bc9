import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let label = Label(
  \.txt <-- name
//  ^ error: member 'txt'
)

// Missed. The backslash is blamed, with one overload for key paths as well as with several.
