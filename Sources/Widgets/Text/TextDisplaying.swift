import Mod

/// A widget that shows text.
public protocol TextDisplaying: Widget {
  /// The text, or `nil` for none.
  var text: String? { get set }
}

extension PropertyNames where Root: TextDisplaying {
  /// Names ``TextDisplaying/text``.
  @inlinable public static var text: Property<Root, String?> { Property { $1(&$0.text) } }
}
