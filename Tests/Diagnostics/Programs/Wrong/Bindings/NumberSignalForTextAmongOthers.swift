import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let count = Var(1)
@MainActor private let label = Label(
  .alpha -- 0.5,
  .text <-- count,
//      ^ error: another type than the property
  .numberOfLines <-- count
)
