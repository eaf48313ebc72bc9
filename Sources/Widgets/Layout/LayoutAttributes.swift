import Mod

/// The preferred position and size of a view, for which UIKit has constraints instead of properties.
@usableFromInline internal struct LayoutAttributes: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal static let fresh = Boxed(LayoutAttributes())

  @inlinable internal var padding: DirectionalEdgeInsets {
    get { _padding.wrappedValue }
    _modify { yield &_padding.wrappedValue }
  }
  @usableFromInline internal var _padding = Themed(wrappedValue: DirectionalEdgeInsets.zero)
  @inlinable internal var margins: DirectionalEdgeInsets {
    get { _margins.wrappedValue }
    _modify { yield &_margins.wrappedValue }
  }
  @usableFromInline internal var _margins = Themed(wrappedValue: DirectionalEdgeInsets.zero)
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
