import Foundation

extension Layer {
  /// The rectangle of the layer in its superlayer. Empty, at the origin, by default.
  ///
  /// It is computed from `bounds`, `position` and `affineTransform`. Setting it sets the first two.
  ///
  /// - Note: While `affineTransform` is not the identity, reading returns the smallest rectangle around the transformed
  ///   layer, and setting positions the layer as if it were not transformed.
  public var frame: CGRect {
    get { affineTransform.frame(of: bounds.size, around: position, anchor: anchorPoint) }
    set {
      bounds.size = newValue.size
      position = newValue.point(at: anchorPoint)
    }
  }
}
