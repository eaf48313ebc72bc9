import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let field = TextField(
  .action(.editingChanged) --> Input.through { $0.map { $0.text ?? "" }.bind(to: name.updat()) }
//                                                                                    ^ error: member 'updat'
)
