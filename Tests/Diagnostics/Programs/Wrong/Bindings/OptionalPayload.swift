import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let field = TextField(
  .action(.editingChanged, \.placeholder) --> name
//                                        ^ error: the target takes another type than the event sends: map it
)
