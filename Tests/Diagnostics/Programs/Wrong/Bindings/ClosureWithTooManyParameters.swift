import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let button = Button(
  .tapped --> { one, two in print(one, two) }
//        ^ error: the closure takes another type than the event sends
)
