import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let slider = Slider(
  .action(.valueChanged) --> { slider in print(slider.vlue) }
//                                                    ^ error: member 'vlue'
)

// Missed. The closure is checked after the overload is chosen, which it cannot be then. The line is the right one.
