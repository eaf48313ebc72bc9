import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let count = Var(1)
@MainActor private let label = Label(
  .text <-- count
//      ^ error: another type than the property
)
