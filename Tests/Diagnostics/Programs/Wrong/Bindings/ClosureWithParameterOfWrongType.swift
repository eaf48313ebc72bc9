import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let slider = Slider(
  .action(.valueChanged, \.value) --> { (value: String) in print(value) }
//                                ^ error: the closure takes another type than the event sends
)
