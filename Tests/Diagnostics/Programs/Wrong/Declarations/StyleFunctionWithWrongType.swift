import Styles

extension Style where Root: TextDisplaying {
  fileprivate static func dimmed(_ alpha: String) -> Mod<Root> { .alpha(alpha) }
//                                                                      ^ error: cannot convert value of type 'String'
}
