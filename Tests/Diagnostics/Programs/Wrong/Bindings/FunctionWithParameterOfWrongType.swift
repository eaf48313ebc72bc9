import Bindings

@MainActor private let name = Var("Ada")

@MainActor private func save(_ text: String) {}
@MainActor private let slider = Slider(
  .action(.valueChanged, \.value) --> save
//                                ^ error: the closure takes another type than the event sends
)
