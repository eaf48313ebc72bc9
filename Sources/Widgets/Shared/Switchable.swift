import Mod

/// What can be out of use: controls, bar items, gesture recognizers. Why it is a protocol, see ``Accessible``.
public protocol Switchable: Sendable {
  /// Whether it can be used, or looks so.
  var isEnabled: Bool { get set }
}

extension PropertyNames where Root: Switchable {
  /// Names ``Switchable/isEnabled``.
  @inlinable public static var isEnabled: Property<Root, Bool> { Property { $1(&$0.isEnabled) } }
}
