import Mod

/// The identity of a view beside its key.
@usableFromInline internal struct IdentityAttributes: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal static let fresh = Boxed(IdentityAttributes())

  @usableFromInline internal var tag = 0
  @usableFromInline internal var restorationIdentifier: String?
  @usableFromInline internal var focusGroupIdentifier: String?
}
