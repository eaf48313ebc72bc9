import Foundation

extension Layer {
  /// The rectangle that the layer takes up in the layer around it. Empty, at the origin, by default.
  ///
  /// It follows from `bounds`, `position` and `affineTransform`, and setting it sets the first two.
  ///
  /// - Note: While `affineTransform` is not the identity, reading gives the smallest rectangle around the transformed
  ///   layer, and setting places the layer as it would be without.
  public var frame: CGRect {
    get { affineTransform.frame(of: bounds.size, around: position, anchor: anchorPoint) }
    set {
      bounds.size = newValue.size
      position = newValue.point(at: anchorPoint)
    }
  }
}
