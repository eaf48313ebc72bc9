import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let button = Button(
  .tapped --> name
//        ^ error: the target takes another type than the event sends: map it
)
