import Audit
import Foundation
import Live
import Preview

extension LiveTree {
  /// Returns the node that a touch reaches at a point of the tree's drawing, or `nil` for none.
  ///
  /// ```swift
  /// try tree.node(at: CGPoint(x: 20, y: 12))?.tap()
  /// ```
  ///
  /// The drawing is `Preview.svg` of the tree's widget, for the same size. The innermost widget in front is reached,
  /// unless it is transparent, clipped or scrolled away, or covered. Labels and images let touches through to the
  /// widgets around them.
  ///
  /// - Parameters:
  ///   - point: The point, from the upper left corner.
  ///   - width: The width of the drawing, in points. 375 by default.
  ///   - height: The height of the drawing, or `nil` for the tree's. `nil` by default.
  /// - Complexity: O(*n*) for *n* widgets.
  public func node(at point: CGPoint, width: Double = 375, height: Double? = nil) -> Node? {
    let tracer = Tracer()
    let (base, presented) = tracer.widgets(of: root)
    let origin = Preview.origin(at: point, of: base, under: presented, width: width, height: height)
    return origin.flatMap { tracer.node($0.node) }.flatMap { $0.isCovered ? nil : $0 }
  }
}

extension Preview {
  /// Returns the accessibility problems of the current state of a live tree: see
  /// ``audit(_:level:minimumContrast:width:)``.
  ///
  /// - Complexity: O(*n*) in the widgets of the tree, as long as few of them overlap.
  @MainActor public static func audit(
    _ tree: LiveTree<some Any>,
    level: ConformanceLevel = .aa,
    minimumContrast: Double? = nil,
    width: Double = 375
  ) -> [Finding] {
    audit(tree.widget, level: level, minimumContrast: minimumContrast, width: width)
  }
}
