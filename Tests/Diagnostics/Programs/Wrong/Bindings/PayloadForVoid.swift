import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let toggle = Switch(
  .action(.valueChanged, \.isOn) --> Input<Void>()
//                               ^ error: another type than the event comes with
)
