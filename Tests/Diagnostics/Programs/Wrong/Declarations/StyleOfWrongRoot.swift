import Styles

extension Mod<Layer> {
  fileprivate static let shy: Mod = .alpha(0.5)
//                                   ^ error: static property 'alpha' requires that 'Layer' conform to 'Widget'
}
