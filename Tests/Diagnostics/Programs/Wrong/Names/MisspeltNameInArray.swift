import Styles

private let style: Mod<Label> = [
  .text("Views"),
  .alhpa(0.5),
// ^ error: member 'alhpa'
]
