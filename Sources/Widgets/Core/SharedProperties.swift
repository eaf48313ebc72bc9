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

/// A model with a tag: every widget and every bar item. ``Accessible`` explains the purpose of such protocols.
public protocol Tagged: Sendable {
  /// A number that identifies the element.
  var tag: Int { get set }
}

extension PropertyNames where Root: Tagged {
  /// Names ``Tagged/tag``.
  @inlinable public static var tag: Property<Root, Int> { Property { $1(&$0.tag) } }
}

/// A model that can be disabled, such as a control, a bar item or a gesture recognizer.
///
/// ``Accessible`` explains the purpose of such protocols.
public protocol Switchable: Sendable {
  /// Whether the element is enabled.
  var isEnabled: Bool { get set }
}

extension PropertyNames where Root: Switchable {
  /// Names ``Switchable/isEnabled``.
  @inlinable public static var isEnabled: Property<Root, Bool> { Property { $1(&$0.isEnabled) } }
}
