import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let label = Label(
  .text <-- Input<String>()
//      ^ error: 'Input<String>' conform to 'SignalConvertible'
)
