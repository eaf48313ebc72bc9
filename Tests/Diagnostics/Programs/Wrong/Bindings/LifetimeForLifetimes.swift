import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let label = Label(
  .lifetimes -- name.subscribe { print($0) }
//              ^ error: 'Lifetime'
)

// Missed. `--` has one overload, and another would slow every chain of pairs down. The words name both types.
