import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let label = Label(
  .numberOfLines <-- name.map { $0.uppercased() }
//               ^ error: another type than the property
)
