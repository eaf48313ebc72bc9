import Bindings

@MainActor private let name = Var("Ada")

@MainActor private let label = Label(
  .text <-- "Ada"
//      ^ error: cannot be applied to operands of type 'Property<Label, String?>' and 'String'
)
