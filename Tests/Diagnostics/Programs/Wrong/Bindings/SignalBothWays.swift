import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let field = TextField(
  .text <--> name.map { $0.uppercased() }
//      ^ error: no variable, or one of another type than the property
)
