import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let label = Label(
  .text <-- nme,
//          ^ error: cannot find 'nme' in scope
  .alpha -- 0.5
)
