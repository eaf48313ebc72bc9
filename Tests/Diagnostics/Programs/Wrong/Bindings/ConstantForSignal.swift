import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let label = Label(
  .text <-- "Ada"
//      ^ error: 'String' conform to 'SignalConvertible'
)
