import Mod

/// A model with a tag: every widget and every bar item. ``Accessible`` explains the purpose of such protocols.
public protocol Tagged: Sendable {
  /// A number that identifies the element.
  var tag: Int { get set }
}

extension PropertyNames where Root: Tagged {
  /// Names ``Tagged/tag``.
  @inlinable public static var tag: Property<Root, Int> { Property { $1(&$0.tag) } }
}
