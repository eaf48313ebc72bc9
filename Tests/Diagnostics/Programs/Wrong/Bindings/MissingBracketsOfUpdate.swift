import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let field = TextField(
  .action(.editingChanged, \.text) --> name.update
//                                 ^ error: the closure takes something else
)
