import Styles

private func style(corners: Mod<Layer>) -> Mod<Label> {
  corners
//^ error: cannot convert return expression of type 'Mod<Layer>' to return type 'Mod<Label>'
}
