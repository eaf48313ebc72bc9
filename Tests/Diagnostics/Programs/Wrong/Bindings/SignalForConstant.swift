import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let label = Label(
  .text -- name
//         ^ error: 'Var<String>'
)

// Missed. `--` has one overload, and another would slow every chain of pairs down. The words name both types.
