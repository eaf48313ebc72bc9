import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let isOn = ToggleVar(false)
@MainActor private let toggle = Switch(
  .isOn <--> isOn
//      ^ error: another type than the property
)
