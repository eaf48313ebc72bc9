import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let field = TextField(
  .action(.editingChanged, \.placeholder) --> name
//                                        ^ error: another type than the event comes with
)
