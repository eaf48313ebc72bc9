import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let button = Button(
  .taped --> { print("tapped") }
// ^ error: member 'taped'
)
