import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let button = Button(
  .tapped --> "save"
//            ^ error: 'String'
)
