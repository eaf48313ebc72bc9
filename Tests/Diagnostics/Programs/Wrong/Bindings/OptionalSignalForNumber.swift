import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let count = Var<String?>(nil)
@MainActor private let label = Label(
  .numberOfLines <-- count
//               ^ error: another type than the property
)
