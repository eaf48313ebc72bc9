import Styles

private func conflicts(style: Mod<Label>, corners: Mod<Layer>) -> [Conflict] {
  style.conflicts(with: corners, on: Label())
//                      ^ error: cannot convert value of type 'Mod<Layer>'
}
