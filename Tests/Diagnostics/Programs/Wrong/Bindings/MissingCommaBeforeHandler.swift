import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let button = Button(
  .title <-- name
//       ^ error: adjacent operators are in non-associative precedence group
  .tapped --> Input<Void>()
)
