import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let label = Label(
  .text <-- name.mapp { $0.uppercased() }
//               ^ error: member 'mapp'
)
