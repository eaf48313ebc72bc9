import Styles

private func conflicts(style: Mod<Label>) -> [Conflict] {
  style.conflicts(with: .alpha(0.5))
//                                 ^ error: missing argument for parameter 'on' in call
}
