/// A protocol whose extensions declare names of properties, once for every way of using them.
///
/// Both ``Mod`` and ``Property`` conform, so that a name declared here can follow a leading dot where either is
/// expected:
///
/// ```swift
/// struct Retry { var attempts = 1 }
///
/// extension PropertyNames where Root == Retry {
///   static var attempts: Property<Root, Int> { Property { $1(&$0.attempts) } }
/// }
///
/// let one: Mod<Retry> = .attempts(5)
/// let same: Mod<Retry> = .attempts -- 5
/// let more: Mod<Retry> = .attempts.update { $0 += 1 }
/// ```
///
/// Constrain `Root` to a protocol to give the name to all conforming types. If the protocol is not `Sendable`, add
/// `where Root: Named & SendableMetatype`.
public protocol PropertyNames<Root> {
  /// The type that has the properties.
  associatedtype Root
}

extension Mod: PropertyNames {}
