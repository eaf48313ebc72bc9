import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let field = TextField(
  .text <--> "Ada"
//      ^ error: no variable, or one of another type than the property
)
