import Styles

private func conflicts(style: Mod<Label>) -> [Conflict] {
  style.conflicts(with: .alhpa(0.5), on: Label())
//                       ^ error: member 'alhpa'
}
