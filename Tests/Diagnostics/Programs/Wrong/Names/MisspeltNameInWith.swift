import Styles

private let label = Label("Views").with(
  .alpha(0.5),
  .numberOfLins(2)
// ^ error: member 'numberOfLins'
)
