import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let slider = Slider(
  .action(.valueChanged, \.value) --> { print("changed") }
//                                ^ error: the closure takes another type than the event sends
)
