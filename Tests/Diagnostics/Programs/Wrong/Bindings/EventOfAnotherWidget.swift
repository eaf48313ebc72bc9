import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let label = Label(
  .tapped --> Input<Void>()
// ^ error: 'tapped'
)
