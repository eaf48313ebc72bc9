import Mod

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
