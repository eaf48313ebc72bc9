import Styles

private func style(isShy: Bool) -> Mod<Label> {
  let style: Mod<Label>
  if isShy { style = .alpha(0.5) }
  return style
//       ^ error: constant 'style' used before being initialized
}
