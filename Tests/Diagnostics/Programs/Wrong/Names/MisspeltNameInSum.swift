import Styles

private let style: Mod<Label> =
  .text("Views")
  + .numberOfLins(2)
//   ^ error: member 'numberOfLins'
  + .alpha(0.5)

// Missed. The standard library's other `+` are in the way; `<>` reports it where it stands: see `MisspeltNameInComposition`.
