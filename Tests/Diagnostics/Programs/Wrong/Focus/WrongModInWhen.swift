import Styles

private func style(isShy: Bool) -> Mod<Label> {
  .when(isShy, .alpha(0.5), else: .shadowRadius(6))
//                                 ^ error: write '.layer.shadowRadius(4)'
}
