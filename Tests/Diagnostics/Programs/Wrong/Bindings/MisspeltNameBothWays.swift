import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let field = TextField(
  .txt <--> name
// ^ error: member 'txt'
)
