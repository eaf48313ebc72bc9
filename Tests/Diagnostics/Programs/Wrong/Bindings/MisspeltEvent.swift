import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let button = Button(
  .taped --> Input<Void>()
// ^ error: member 'taped'
)
