import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let label = Label(
  .text <-- name
//      ^ error: adjacent operators are in non-associative precedence group
  .alpha -- 0.5
)
