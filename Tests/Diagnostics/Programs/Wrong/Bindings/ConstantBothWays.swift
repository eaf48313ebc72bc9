import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let field = TextField(
  .text <--> "Ada"
//      ^ error: requires that 'String' conform to
)
