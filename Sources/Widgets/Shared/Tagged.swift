import Mod

/// What bears a number to find it by: every widget and every bar item. Why it is a protocol, see ``Accessible``.
public protocol Tagged: Sendable {
  /// A number to find it by.
  var tag: Int { get set }
}

extension PropertyNames where Root: Tagged {
  /// Names ``Tagged/tag``.
  @inlinable public static var tag: Property<Root, Int> { Property { $1(&$0.tag) } }
}
