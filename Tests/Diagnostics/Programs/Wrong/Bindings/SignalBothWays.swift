import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let field = TextField(
  .text <--> name.map { $0.uppercased() }
//      ^ error: a signal cannot be set: bind it one way, by '<--'
)
