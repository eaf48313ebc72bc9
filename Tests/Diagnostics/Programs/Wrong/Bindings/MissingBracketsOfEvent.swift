import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let toggle = Switch(
  .action --> Var(false)
// ^ error: member 'action' is a function
)
