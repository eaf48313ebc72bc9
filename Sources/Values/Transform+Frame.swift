import Foundation

extension Transform {
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

extension CGRect {
  @usableFromInline package func point(at anchor: CGPoint) -> CGPoint {
    CGPoint(x: minX + width * anchor.x, y: minY + height * anchor.y)
  }
}
