import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let field = Button(
  \.currentTitle <-- name
//               ^ error: the property is read-only
)
