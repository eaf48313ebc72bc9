import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let style: Mod<Label> = [
  .txt <-- name,
// ^ error: member 'txt'
  .alpha -- 0.5,
]
