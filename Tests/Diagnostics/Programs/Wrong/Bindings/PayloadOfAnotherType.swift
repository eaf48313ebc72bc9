import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let toggle = Switch(
  .action(.valueChanged, \.isOn) --> name
//                               ^ error: the target takes another type than the event sends: map it
)
