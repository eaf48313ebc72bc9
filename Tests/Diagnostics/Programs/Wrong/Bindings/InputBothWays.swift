import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let field = TextField(
  .text <--> Input<String>()
//      ^ error: 'Input<String>' conform to 'SignalConvertible'
)
