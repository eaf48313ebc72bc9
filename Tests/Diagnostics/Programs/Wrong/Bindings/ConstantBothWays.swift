import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let field = TextField(
  .text <--> "Ada"
//      ^ error: cannot be applied to operands of type 'Property<TextField, String?>' and 'String'
)
