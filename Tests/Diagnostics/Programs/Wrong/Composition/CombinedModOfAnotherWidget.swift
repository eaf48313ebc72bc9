import Styles

private func style(corners: Mod<Layer>) -> Mod<Label> {
  .combine([.alpha(0.5), corners])
//                       ^ error: cannot convert value of type 'Mod<Layer>'
}
