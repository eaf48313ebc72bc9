import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let label = Label(
  .txt <-- name,
// ^ error: member 'txt'
  .alpha -- 0.5
)
