import Styles

private func style(isShy: Bool) -> Mod<Label> {
  .when(isShy, .alpha(0.5), else: .shadowRadius(6))
//                                 ^ error: static property 'shadowRadius' requires that 'Label' conform to 'LayerModel'
}
