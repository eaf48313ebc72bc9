import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let label = Label(
  .text <-- { "Ada" }
//      ^ error: '<--' takes a signal, such as '$name'
)
