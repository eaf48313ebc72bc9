import Foundation
import Mod

/// The geometry of a view, and its part in a layout by constraints.
@usableFromInline internal struct GeometryAttributes: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal static let fresh = Boxed(GeometryAttributes())

  @usableFromInline internal var bounds = CGRect.zero
  @usableFromInline internal var center = CGPoint.zero
  @usableFromInline internal var transform = Transform.identity
  @usableFromInline internal var autoresizingMask = AutoresizingMask()
  @usableFromInline internal var autoresizesSubviews = true

  @usableFromInline internal var translatesAutoresizingMaskIntoConstraints = true
  @usableFromInline internal var preservesSuperviewLayoutMargins = false
  @usableFromInline internal var insetsLayoutMarginsFromSafeArea = true
  @inlinable internal var directionalLayoutMargins: DirectionalEdgeInsets {
    get { _directionalLayoutMargins.wrappedValue }
    _modify { yield &_directionalLayoutMargins.wrappedValue }
  }
  @usableFromInline internal var _directionalLayoutMargins = Themed(wrappedValue: DirectionalEdgeInsets(8))

  @usableFromInline internal var horizontalContentHuggingPriority = LayoutPriority.defaultLow
  @usableFromInline internal var verticalContentHuggingPriority = LayoutPriority.defaultLow
  @usableFromInline internal var horizontalContentCompressionResistancePriority = LayoutPriority.defaultHigh
  @usableFromInline internal var verticalContentCompressionResistancePriority = LayoutPriority.defaultHigh
}
