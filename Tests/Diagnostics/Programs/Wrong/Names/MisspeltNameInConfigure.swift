import Styles

private let label = configure(Label(), with: [
  .text("Views"),
  .numberOfLins(2),
// ^ error: member 'numberOfLins'
])
