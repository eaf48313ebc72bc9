import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let label = Label(
  .textAlignment <-- .center
//               ^ error: '<--' takes a signal, such as '$name'
)
