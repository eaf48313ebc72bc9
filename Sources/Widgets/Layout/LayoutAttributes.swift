import Mod

/// The preferred position and size of a view, for which UIKit has constraints instead of properties.
@usableFromInline internal struct LayoutAttributes: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal static let fresh = Boxed(LayoutAttributes())

  @usableFromInline internal var padding = DirectionalEdgeInsets.zero
  @usableFromInline internal var margins = DirectionalEdgeInsets.zero
  @usableFromInline internal var embedPosition = EmbedPosition.fill
  @usableFromInline internal var keepsToSafeArea = false
  @usableFromInline internal var defaultPosition = EmbedPosition.fill
  @usableFromInline internal var defaultSafeArea = false

  @usableFromInline internal var width: LayoutLength?
  @usableFromInline internal var minimumWidth: LayoutLength?
  @usableFromInline internal var maximumWidth: LayoutLength?
  @usableFromInline internal var height: LayoutLength?
  @usableFromInline internal var minimumHeight: LayoutLength?
  @usableFromInline internal var maximumHeight: LayoutLength?
}
