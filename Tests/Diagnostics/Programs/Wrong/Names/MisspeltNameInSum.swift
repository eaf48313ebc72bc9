import Styles

private let style: Mod<Label> =
  .text("Views")
  + .numberOfLins(2)
//^ instead: binary operator '+' cannot be applied
//   ^ error: member 'numberOfLins'
  + .alpha(0.5)
//^ instead: referencing operator function '+' on 'SIMD'

// tried: The standard library's other `+` are in the way; `<>` reports it where it stands: see `MisspeltNameInComposition`.
