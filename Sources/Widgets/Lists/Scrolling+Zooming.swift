import Mod

// The zoom scale and its limits.

extension Scrolling {
  /// The smallest ``zoomScale``. 1 by default.
  @inlinable public var minimumZoomScale: Double {
    get { scrolling.value.zooming.minimumZoomScale }
    _modify { yield &scrolling.value.zooming.minimumZoomScale }
  }

  /// The largest ``zoomScale``, which allows no zooming by default. The minimum wins if this is smaller. 1 by default.
  @inlinable public var maximumZoomScale: Double {
    get { scrolling.value.zooming.maximumZoomScale }
    _modify { yield &scrolling.value.zooming.maximumZoomScale }
  }

  /// The scale of the content, clamped to the limits. Set them first. 1 by default.
  ///
  /// Gestures of a test change it, and its events follow. Previews show the content at its size.
  @inlinable public var zoomScale: Double {
    get { scrolling.value.zooming.zoomScale }
    _modify { yield &scrolling.value.zooming.zoomScale }
  }

  /// Whether zooming bounces at its limits. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var bouncesZoom: Bool {
    get { scrolling.value.zooming.bouncesZoom }
    _modify { yield &scrolling.value.zooming.bouncesZoom }
  }
}

extension PropertyNames where Root: Scrolling {
  /// The smallest `zoomScale`. 1 by default.
  @inlinable public static var minimumZoomScale: Property<Root, Double> { Property { $1(&$0.minimumZoomScale) } }

  /// The largest `zoomScale`, which allows no zooming by default. The minimum wins if this is smaller. 1 by default.
  @inlinable public static var maximumZoomScale: Property<Root, Double> { Property { $1(&$0.maximumZoomScale) } }

  /// The scale of the content, clamped to the limits. Set them first. 1 by default.
  @inlinable public static var zoomScale: Property<Root, Double> { Property { $1(&$0.zoomScale) } }

  /// Whether zooming bounces at its limits. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var bouncesZoom: Property<Root, Bool> { Property { $1(&$0.bouncesZoom) } }
}
