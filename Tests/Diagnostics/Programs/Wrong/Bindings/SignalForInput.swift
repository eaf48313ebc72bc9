import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let button = Button(
  .tapped --> Signal<Void>.never
//        ^ error: an event leads to a closure, an input or a variable, and a signal takes no values
)
