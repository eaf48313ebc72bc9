/// The place where names of properties are declared, once for every way of using them.
///
/// Both ``Mod`` and ``Property`` conform, so a name declared here follows a leading dot wherever either is expected:
///
/// ```swift
/// struct Retry { var attempts = 1 }
///
/// extension PropertyNames where Root == Retry {
///   static var attempts: Property<Root, Int> { Property(\.attempts) }
/// }
///
/// let one: Mod<Retry> = .attempts(5)
/// let same: Mod<Retry> = .attempts -- 5
/// let more: Mod<Retry> = .attempts.update { $0 += 1 }
/// ```
///
/// Constrain `Root` to a protocol, and every type that conforms has the name. If the protocol is not `Sendable`, the
/// compiler wants `where Root: Named & SendableMetatype`.
public protocol PropertyNames<Root> {
  /// What the properties belong to.
  associatedtype Root
}

extension Mod: PropertyNames {}
