import Mod

/// The appearance of a view.
extension Widget {
  /// Whether the view is hidden, and takes no space and no touches. `false` by default.
  @inlinable public var isHidden: Bool {
    get { attributes.value.isHidden }
    _modify { yield &attributes.value.isHidden }
  }

  /// The opacity of the view with its content, from 0 to 1. 1 by default.
  @inlinable public var alpha: Double {
    get { attributes.value.drawing.alpha }
    set { attributes.value.drawing.alpha = newValue }
    _modify { yield &attributes.value.drawing.alpha }
  }

  /// The background color, or `nil` for none. `nil` by default.
  @inlinable public var backgroundColor: Color? {
    get { attributes.value.drawing.backgroundColor }
    _modify { yield &attributes.value.drawing.backgroundColor }
  }

  /// The color of interactive elements, or `nil` for the superview's. `nil` by default.
  @inlinable public var tintColor: Color? {
    get { attributes.value.drawing.tintColor }
    _modify { yield &attributes.value.drawing.tintColor }
  }

  /// The adjustment of the tint color. `automatic` by default.
  @inlinable public var tintAdjustmentMode: TintAdjustmentMode {
    get { attributes.value.extras.value.tintAdjustmentMode }
    _modify { yield &attributes.value.extras.value.tintAdjustmentMode }
  }

  /// Whether the view fills its bounds completely, so that nothing behind it needs to be drawn. `true` by default.
  @inlinable public var isOpaque: Bool {
    get { attributes.value.drawing.isOpaque }
    _modify { yield &attributes.value.drawing.isOpaque }
  }

  /// The radius of the corners of the ``layer``, in points. 0 by default.
  @inlinable public var cornerRadius: Double {
    get { layer.cornerRadius }
    _modify { yield &layer.cornerRadius }
  }

  /// Whether content outside the bounds is clipped. `false` by default, `true` for scroll views.
  @inlinable public var clipsToBounds: Bool {
    get { attributes.value.drawing.clipsToBounds }
    _modify { yield &attributes.value.drawing.clipsToBounds }
  }

  /// The position and the scaling of the content in the bounds. `scaleToFill` by default.
  @inlinable public var contentMode: ContentMode {
    get { attributes.value.drawing.contentMode }
    _modify { yield &attributes.value.drawing.contentMode }
  }

  /// Whether the bounds are cleared before the view draws itself. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var clearsContextBeforeDrawing: Bool {
    get { attributes.value.extras.value.clearsContextBeforeDrawing }
    _modify { yield &attributes.value.extras.value.clearsContextBeforeDrawing }
  }

  /// The interface style of the view and its descendants. By default `unspecified`, for that of the surroundings.
  @inlinable public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { attributes.value.drawing.overrideUserInterfaceStyle }
    _modify { yield &attributes.value.drawing.overrideUserInterfaceStyle }
  }

  /// The layer of the view, with its corners, borders and shadows.
  ///
  /// The layer has its own values for properties that views have as well, such as opacity, background and clipping.
  @inlinable public var layer: Layer {
    get { attributes.value.layer.value }
    _modify { yield &attributes.value.layer.value }
  }

  /// The widget whose opacity masks this one, or `nil` for none. `nil` by default.
  ///
  /// The mask has its frame or, without one, the bounds of this widget. Text and terminals do not show it, because a
  /// cell has no shape.
  public var mask: (any Widget)? {
    get { attributes.value.extras.value.mask }
    set { attributes.value.extras.value.mask = newValue }
  }
}

extension PropertyNames where Root: Widget {
  /// The opacity of the view with its content, from 0 to 1. 1 by default.
  @inlinable public static var alpha: Property<Root, Double> { Property { $1(&$0.alpha) } }

  /// The adjustment of the tint color. `automatic` by default.
  @inlinable public static var tintAdjustmentMode: Property<Root, TintAdjustmentMode> {
    Property { $1(&$0.tintAdjustmentMode) }
  }

  /// Whether content outside the bounds is clipped. `false` by default, `true` for scroll views.
  @inlinable public static var clipsToBounds: Property<Root, Bool> { Property { $1(&$0.clipsToBounds) } }

  /// The position and the scaling of the content in the bounds. `scaleToFill` by default.
  @inlinable public static var contentMode: Property<Root, ContentMode> { Property { $1(&$0.contentMode) } }

  /// Whether the bounds are cleared before the view draws itself. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var clearsContextBeforeDrawing: Property<Root, Bool> {
    Property { $1(&$0.clearsContextBeforeDrawing) }
  }

  /// The interface style of the view and its descendants. By default `unspecified`, for that of the surroundings.
  @inlinable public static var overrideUserInterfaceStyle: Property<Root, UserInterfaceStyle> {
    Property { $1(&$0.overrideUserInterfaceStyle) }
  }

  /// The layer of the view, with its corners, borders and shadows.
  @inlinable public static var layer: Property<Root, Layer> { Property { $1(&$0.layer) } }

  /// The widget whose opacity masks this one, or `nil` for none. `nil` by default.
  public static var mask: Property<Root, (any Widget)?> { Property { $1(&$0.mask) } }
}

/// The adjustment of a view's tint color, which is dimmed for example behind an alert.
public enum TintAdjustmentMode: Hashable, Sendable, CaseIterable {
  /// The mode of the superview.
  case automatic
  /// The tint color itself.
  case normal
  /// The tint color, darker and without saturation.
  case dimmed
}

/// The position and the scaling of a view's content in its bounds.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// Stretched to fill the bounds.
  case scaleToFill
  /// Scaled to fit the bounds, keeping its aspect ratio.
  case scaleAspectFit
  /// Scaled to fill the bounds, keeping its aspect ratio. Parts outside are clipped.
  case scaleAspectFill
  /// Drawn again for each size.
  case redraw
  /// Centered, at its own size.
  case center
  /// Centered at the top edge, at its own size.
  case top
  /// Centered at the bottom edge, at its own size.
  case bottom
  /// Centered at the left edge, at its own size.
  case left
  /// Centered at the right edge, at its own size.
  case right
  /// In the top left corner, at its own size.
  case topLeft
  /// In the top right corner, at its own size.
  case topRight
  /// In the bottom left corner, at its own size.
  case bottomLeft
  /// In the bottom right corner, at its own size.
  case bottomRight
}
