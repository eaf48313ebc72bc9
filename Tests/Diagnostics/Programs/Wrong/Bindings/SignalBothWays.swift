import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let field = TextField(
  .text <--> name.map { $0.uppercased() }
//      ^ error: cannot be applied to operands of type 'Property<TextField, String?>' and 'Signal<String>'
)
