import Styles

extension Mod where Root: TextDisplaying {
  fileprivate static let shouting: Mod = .alpha(0.5)
//                       ^ error: static stored properties not supported in generic types
}
