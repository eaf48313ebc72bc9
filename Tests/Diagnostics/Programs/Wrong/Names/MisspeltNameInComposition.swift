import Styles

private let style: Mod<Label> =
  .text("Views")
  <> .numberOfLins(2)
//    ^ error: member 'numberOfLins'
  <> .alpha(0.5)
