import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let toggle = Switch(
  .action(.valueChange, \.isOn) --> Var(false)
//         ^ error: member 'valueChange'
)
