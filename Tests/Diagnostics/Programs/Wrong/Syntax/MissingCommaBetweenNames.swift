import Styles

private func label(style: Mod<Label>, other: Mod<Label>) -> Label {
  Label("Views", style other)
//                     ^ error: expected ',' separator
}
