import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let button = Button(
  .tapped --> taps
//            ^ error: cannot find 'taps' in scope
)
