import Styles

extension Mod<Label> {
  fileprivate static let shy: Mod = .alhpa(0.5)
//                                   ^ error: member 'alhpa'
}
