import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let label = Label(
  .adHocFinalize -- { label in print(label.value) }
//                             ^ error: to closure result type 'Lifetime?'
)
