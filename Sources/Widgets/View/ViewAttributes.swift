import Mod

/// What every view has, whatever its kind: the properties of `UIView`.
///
/// Widgets embed it and read as if the properties were their own: `label.isHidden`.
public struct ViewAttributes: Equatable, Sendable, InspectableByParts {
  /// The attributes of a view that nobody has touched, shared by all such views.
  public static let fresh = Boxed(ViewAttributes())

  @usableFromInline internal var isHidden = false
  @usableFromInline internal var alpha = 1.0
  @usableFromInline internal var layer = Layer.fresh

  @usableFromInline internal init() {}
}
