import Styles

private let label = Label(
  .text("Views"),
  .numberOfLines
// ^ error: 'numberOfLines' in 'Mod<Label>' produces result of type 'Property<Label, Int>'
)
