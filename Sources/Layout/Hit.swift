import Foundation
import Widgets

/// The widget of a live tree that a touch reaches in a layout.
package struct Hit {
  /// The node of the widget.
  package let origin: Origin

  /// The rectangle of the widget in the layout. Transforms do not change it.
  package let frame: CGRect

  /// The visible rectangle of the layout.
  package let clip: CGRect
}

extension Placed {
  /// Returns the widget that a touch at a point reaches, or `nil` if there is none.
  ///
  /// It is the innermost widget in front that takes touches. Transparent, clipped and covered widgets are not reached.
  /// Labels and images let touches through to the widgets around them.
  ///
  /// - Parameters:
  ///   - point: The point in the coordinates of the layout.
  ///   - isHovering: Whether the pointer is over the point without a touch. It reaches labels and images, too.
  /// - Complexity: O(*n*) for *n* widgets. Widgets of a long stack in a live tree count in chunks.
  package func hit(at point: CGPoint, isHovering: Bool = false) -> Hit? {
    var hit: Hit?
    let find: () -> Void = { hit = self.hit(at: point, from: .zero, clip: frame, isHovering) }
    descending(levels, find)
    return hit
  }

  /// Returns the widget that a touch reaches in this one, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - point: The point in the coordinates of the layout, before the transforms of the widgets around this one.
  ///   - parent: The upper left corner of the widget around this one.
  ///   - clip: The visible rectangle of the layout.
  ///   - isHovering: Whether the pointer is over the point without a touch.
  private func hit(at point: CGPoint, from parent: CGPoint, clip: CGRect, _ isHovering: Bool) -> Hit? {
    guard view.isDrawn, isHovering || takesTouches else { return nil }
    if let reach, !reach.offsetBy(dx: parent.x, dy: parent.y).contains(point) { return nil }
    let frame = frame.offsetBy(dx: parent.x, dy: parent.y)
    guard let point = untransformed(point, in: frame) else { return nil }
    let isInside = frame.contains(point)
    if clipsContent, !isInside { return nil }
    let border = clipsContent ? borderWidth : 0
    let inner = clipsContent ? clip.shared(with: frame.insetBy(dx: border, dy: border)) : clip
    if border == 0 || inner.contains(point) {
      let place = CGRect(x: point.x - frame.minX, y: point.y - frame.minY, width: 1e-6, height: 1e-6)
      for child in children(reaching: place).reversed() {
        if let hit = child.hit(at: point, from: frame.origin, clip: inner, isHovering) { return hit }
      }
    }
    guard isInside, let origin else { return nil }
    return Hit(origin: origin, frame: frame, clip: clipsContent ? clip.shared(with: frame) : clip)
  }

  /// Whether the content is clipped to the widget.
  package var clipsContent: Bool { view.clipsContent || overflow != nil }

  /// Whether the widget and its descendants take touches.
  ///
  /// Widgets that a preview adds let touches through to their content. A control of a row takes touches.
  internal var takesTouches: Bool { origin == nil || origin?.rowControl != nil || view.takesTouches }

  /// Returns the point that the transform of the widget moves to a point.
  private func untransformed(_ point: CGPoint, in frame: CGRect) -> CGPoint? {
    let transform = view.transform
    guard showsTransforms, transform != .identity else { return point }
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard abs(determinant) > 1e-9, determinant.isFinite else { return nil }
    let (x, y) = (point.x - frame.midX - transform.tx, point.y - frame.midY - transform.ty)
    return CGPoint(
      x: frame.midX + (transform.d * x - transform.c * y) / determinant,
      y: frame.midY + (transform.a * y - transform.b * x) / determinant)
  }
}

extension Widget {
  /// Whether the content is clipped to the view.
  package var clipsContent: Bool { clipsToBounds || layer.masksToBounds }
}

extension Preview {
  /// Returns the node that a touch of a drawing reaches, or `nil` for none.
  ///
  /// The drawing is that of ``svg(_:width:height:appearance:isRightToLeft:title:)`` for the same size.
  ///
  /// - Parameters:
  ///   - point: The point, from the upper left corner.
  ///   - base: The lowest widget of a live tree.
  ///   - presented: The screens over it.
  ///   - width: The width of the drawing, in points.
  ///   - height: The height of the drawing, or `nil` for that of the widget.
  /// - Complexity: O(*n*) for *n* widgets.
  package static func origin(
    at point: CGPoint, of base: any Widget, under presented: [any Widget], width: Double, height: Double?
  ) -> Origin? {
    let shown = presented.isEmpty ? base : cover(base, by: presented)
    guard !shown.isHidden else { return nil }
    let node = LayoutNode(shown, ruler: PointRuler(), isRightToLeft: false, fillsScreen: true)
    var hit: Hit?
    let find: () -> Void = {
      let width = width.boundedLength
      let size = CGSize(width: width, height: height?.boundedLength ?? node.size(width: width).height)
      hit = node.placed(onScreen: CGRect(origin: .zero, size: size)).hit(at: point)
    }
    descending(node.contents.levels, find)
    return hit?.origin
  }
}
