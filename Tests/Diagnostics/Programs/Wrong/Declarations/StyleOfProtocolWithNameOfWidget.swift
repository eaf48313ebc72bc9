import Styles

extension Mod where Root: TextDisplaying {
  fileprivate static var multiline: Mod { .numberOfLines(0) }
//                                         ^ error: Label
}
