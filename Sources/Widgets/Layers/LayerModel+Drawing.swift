import Mod

/// When and how a layer is drawn.
extension LayerModel {
  /// Whether the layer is drawn once as a bitmap, and the bitmap after that. `false` by default.
  @inlinable
  public var shouldRasterize: Bool {
    get { attributes.value.shouldRasterize }
    _modify { yield &attributes.value.shouldRasterize }
  }

  /// How many pixels of that bitmap make a point. 1 by default.
  @inlinable
  public var rasterizationScale: Double {
    get { attributes.value.rasterizationScale }
    _modify { yield &attributes.value.rasterizationScale }
  }

  /// Whether the edges are smoothed. `false` by default.
  @inlinable
  public var allowsEdgeAntialiasing: Bool {
    get { attributes.value.allowsEdgeAntialiasing }
    _modify { yield &attributes.value.allowsEdgeAntialiasing }
  }

  /// The edges that are smoothed. All four by default.
  @inlinable
  public var edgeAntialiasingMask: RectEdge {
    get { attributes.value.edgeAntialiasingMask }
    _modify { yield &attributes.value.edgeAntialiasingMask }
  }

  /// Whether the layer is drawn in the background. `false` by default.
  @inlinable
  public var drawsAsynchronously: Bool {
    get { attributes.value.drawsAsynchronously }
    _modify { yield &attributes.value.drawsAsynchronously }
  }

  /// Whether the layer is drawn anew when its bounds change. `false` by default.
  @inlinable
  public var needsDisplayOnBoundsChange: Bool {
    get { attributes.value.needsDisplayOnBoundsChange }
    _modify { yield &attributes.value.needsDisplayOnBoundsChange }
  }
}

extension PropertyNames where Root: LayerModel {
  /// Names ``LayerModel/shouldRasterize``.
  @inlinable public static var shouldRasterize: Property<Root, Bool> { Property { $1(&$0.shouldRasterize) } }
  /// Names ``LayerModel/rasterizationScale``.
  @inlinable public static var rasterizationScale: Property<Root, Double> { Property { $1(&$0.rasterizationScale) } }
  /// Names ``LayerModel/allowsEdgeAntialiasing``.
  @inlinable public static var allowsEdgeAntialiasing: Property<Root, Bool> {
    Property { $1(&$0.allowsEdgeAntialiasing) }
  }
  /// Names ``LayerModel/edgeAntialiasingMask``.
  @inlinable public static var edgeAntialiasingMask: Property<Root, RectEdge> {
    Property { $1(&$0.edgeAntialiasingMask) }
  }
  /// Names ``LayerModel/drawsAsynchronously``.
  @inlinable public static var drawsAsynchronously: Property<Root, Bool> { Property { $1(&$0.drawsAsynchronously) } }
  /// Names ``LayerModel/needsDisplayOnBoundsChange``.
  @inlinable public static var needsDisplayOnBoundsChange: Property<Root, Bool> {
    Property { $1(&$0.needsDisplayOnBoundsChange) }
  }
}
