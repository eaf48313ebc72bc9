import Foundation
import Mod

extension PropertyNames where Root: LayerModel {
  /// Names ``Layer/contents``.
  @inlinable public static var contents: Property<Root, Image?> { Property { $1(&$0.layer.contents) } }
  /// Names ``Layer/contentsGravity``.
  @inlinable public static var contentsGravity: Property<Root, ContentsGravity> {
    Property { $1(&$0.layer.contentsGravity) }
  }
  /// Names ``Layer/contentsScale``.
  @inlinable public static var contentsScale: Property<Root, Double> { Property { $1(&$0.layer.contentsScale) } }
  /// Names ``Layer/contentsRect``.
  @inlinable public static var contentsRect: Property<Root, CGRect> { Property { $1(&$0.layer.contentsRect) } }
  /// Names ``Layer/contentsCenter``.
  @inlinable public static var contentsCenter: Property<Root, CGRect> { Property { $1(&$0.layer.contentsCenter) } }
  /// Names ``Layer/minificationFilter``.
  @inlinable public static var minificationFilter: Property<Root, ContentsFilter> {
    Property { $1(&$0.layer.minificationFilter) }
  }
  /// Names ``Layer/magnificationFilter``.
  @inlinable public static var magnificationFilter: Property<Root, ContentsFilter> {
    Property { $1(&$0.layer.magnificationFilter) }
  }
  /// Names ``Layer/shouldRasterize``.
  @inlinable public static var shouldRasterize: Property<Root, Bool> { Property { $1(&$0.layer.shouldRasterize) } }
  /// Names ``Layer/rasterizationScale``.
  @inlinable public static var rasterizationScale: Property<Root, Double> {
    Property { $1(&$0.layer.rasterizationScale) }
  }
  /// Names ``Layer/allowsEdgeAntialiasing``.
  @inlinable public static var allowsEdgeAntialiasing: Property<Root, Bool> {
    Property { $1(&$0.layer.allowsEdgeAntialiasing) }
  }
  /// Names ``Layer/edgeAntialiasingMask``.
  @inlinable public static var edgeAntialiasingMask: Property<Root, RectEdge> {
    Property { $1(&$0.layer.edgeAntialiasingMask) }
  }
  /// Names ``Layer/drawsAsynchronously``.
  @inlinable public static var drawsAsynchronously: Property<Root, Bool> {
    Property { $1(&$0.layer.drawsAsynchronously) }
  }
  /// Names ``Layer/needsDisplayOnBoundsChange``.
  @inlinable public static var needsDisplayOnBoundsChange: Property<Root, Bool> {
    Property { $1(&$0.layer.needsDisplayOnBoundsChange) }
  }
}
