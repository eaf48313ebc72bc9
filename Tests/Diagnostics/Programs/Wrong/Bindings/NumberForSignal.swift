import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let label = Label(
  .numberOfLines <-- 2
//               ^ error: '<--' takes a signal, such as '$name'
)
