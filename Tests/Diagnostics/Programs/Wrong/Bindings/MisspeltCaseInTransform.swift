import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let view = View(
  .backgroundColor <-- name.map { $0.isEmpty ? .rde : .white }
//                                              ^ error: member 'rde'
)
