import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let field = TextField(
  .action(.editingChanged, \.text) --> name.update
//                                 ^ error: the closure takes another type than the event sends
)
