import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let label = Label(
  .tapped --> Input<Void>()
// ^ error: only a control has 'tapped'; other widgets have '.onTap { … }'
)
