import Styles

private func round(_ style: inout Mod<Label>, corners: Mod<Layer>) {
  style += corners
//         ^ error: cannot convert value of type 'Mod<Layer>'
}
