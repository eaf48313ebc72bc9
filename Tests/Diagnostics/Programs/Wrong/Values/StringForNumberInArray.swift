import Styles

private let style: Mod<Label> = [
  .text("Views"),
  .alpha("half"),
//       ^ error: cannot convert value of type 'String'
]
