import Mod

/// What bears a name to find it by: every layer and every gesture recognizer. Why it is a protocol, see ``Accessible``.
public protocol Named: Sendable {
  /// A name to find it by.
  var name: String? { get set }
}

extension PropertyNames where Root: Named {
  /// Names ``Named/name``.
  @inlinable public static var name: Property<Root, String?> { Property { $1(&$0.name) } }
}
