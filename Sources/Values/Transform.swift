import Foundation

/// An affine transform of the plane: a model of `CGAffineTransform`.
///
/// It transforms a point (x, y) to (ax + cy + tx, bx + dy + ty).
public struct Transform: Hashable, Sendable {
  /// The transform that changes nothing.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The factor of x in the new x.
  public var a: Double
  /// The factor of x in the new y.
  public var b: Double
  /// The factor of y in the new x.
  public var c: Double
  /// The factor of y in the new y.
  public var d: Double
  /// The translation to the right, in points.
  public var tx: Double
  /// The translation downwards, in points.
  public var ty: Double

  /// Creates a transform from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a translation by distances in points.
  public init(translationX tx: Double, y ty: Double) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

  /// Creates a scaling by factors.
  public init(scaleX sx: Double, y sy: Double) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

  /// Creates a rotation by an angle in radians, clockwise if the y axis points downwards.
  public init(rotationAngle angle: Double) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }
}

extension Transform {
  /// Returns a transform that applies this transform, then the other.
  public func concatenating(_ other: Transform) -> Transform {
    Transform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty
    )
  }

  /// Returns the smallest rectangle around a transformed rectangle with a size, a position and an anchor.
  @usableFromInline package func frame(of size: CGSize, around position: CGPoint, anchor: CGPoint) -> CGRect {
    let (left, top) = (-size.width * anchor.x, -size.height * anchor.y)
    let corners = [(0, 0), (size.width, 0), (0, size.height), (size.width, size.height)].map { dx, dy in
      CGPoint(x: left + dx, y: top + dy).applying(self)
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (minX, minY) = (xs.reduce(.infinity, min), ys.reduce(.infinity, min))
    return CGRect(
      x: position.x + minX,
      y: position.y + minY,
      width: xs.reduce(-.infinity, max) - minX,
      height: ys.reduce(-.infinity, max) - minY
    )
  }
}

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ transform: Transform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty
    )
  }
}

extension CGRect {
  @usableFromInline package func point(at anchor: CGPoint) -> CGPoint {
    CGPoint(x: minX + width * anchor.x, y: minY + height * anchor.y)
  }
}
