import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let label = Label(
  \.numberOfLines <-- name
//                ^ error: or the signal's values are of another type
)
