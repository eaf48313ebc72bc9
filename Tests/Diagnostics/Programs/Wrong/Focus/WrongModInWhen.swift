import Styles

private func style(isShy: Bool) -> Mod<Label> {
  .when(isShy, .alpha(0.5), else: .cornerRadius(6))
//                                 ^ error: static property 'cornerRadius' requires that 'Label' conform to 'LayerModel'
}
