import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let toggle = Switch(
  .action(.valueChanged, \.isOnn) --> Var(false)
//                       ^ error: has no member 'isOnn'
)
