import Mod

/// A model with a name: every layer and every gesture recognizer. ``Accessible`` explains the purpose of such
/// protocols.
public protocol Named: Sendable {
  /// A name that identifies the element.
  var name: String? { get set }
}

extension PropertyNames where Root: Named {
  /// Names ``Named/name``.
  @inlinable public static var name: Property<Root, String?> { Property { $1(&$0.name) } }
}
