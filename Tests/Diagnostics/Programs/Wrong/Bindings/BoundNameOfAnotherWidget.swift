import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let label = Label(
  .text <-- name,
  .isOn <-- Var(true)
// ^ error: 'isOn'
)
