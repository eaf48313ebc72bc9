import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let button = Button(
  .tapped --> name
//        ^ error: another type than the event comes with
)
