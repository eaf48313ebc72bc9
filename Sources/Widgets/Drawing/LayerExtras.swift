import Mod

/// The attributes of a layer that few layers set.
@usableFromInline internal struct LayerExtras: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal static let fresh = Boxed(LayerExtras())

  internal var anchorPointZ = 0.0
  internal var minificationFilterBias = 0.0
  internal var sublayerTransform = Transform.identity
  internal var mask = Sublayers()
  @Themed internal var blurRadius = 0.0
  internal var shimmer: Shimmer?
  @ThemedShadows internal var shadows: [ShadowLayer] = []
}

extension Layer {
  /// The position of the anchor point on the axis towards the viewer, in points. 0 by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var anchorPointZ: Double {
    get { extras.value.anchorPointZ }
    set { extras.value.anchorPointZ = newValue }
  }

  /// The bias of the filter that shrinks the image, in levels of detail. 0 by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var minificationFilterBias: Double {
    get { extras.value.minificationFilterBias }
    set { extras.value.minificationFilterBias = newValue }
  }

  /// The transform of the sublayers. `identity` by default.
  public var sublayerTransform: Transform {
    get { extras.value.sublayerTransform }
    set { extras.value.sublayerTransform = newValue }
  }

  /// The layer whose opacity masks this one, or `nil` for none. `nil` by default.
  ///
  /// It is at its frame, or as large as this one if its bounds are empty. Its background, its path or its gradient is
  /// the mask. Text and terminals do not show it, because a cell has no shape.
  public var mask: (any LayerModel)? {
    get { extras.value.mask.first }
    set { extras.value.mask.elements = newValue.map { [$0] } ?? [] }
  }
}

extension Layer {
  /// The radius of the blur of the layer with its content, in points. 0 by default, for none.
  ///
  /// Terminals show a blur of 3 points or more as shaded cells, and a smaller one as dim text.
  public var blurRadius: Double {
    get { extras.value.blurRadius }
    set { extras.value.blurRadius = newValue }
  }

  /// The shadows in addition to that of ``shadowOpacity``, from front to back. None by default.
  ///
  /// They have a spread, and can be inside. Text and terminals do not show them, because a cell has no shape.
  public var shadows: [ShadowLayer] {
    get { extras.value.shadows }
    set { extras.value.shadows = newValue }
  }

  /// The ``shadows`` with tokens in place of those of the standard theme.
  package var shadowsWithTokens: [ShadowLayer] { extras.borrowed.$shadows }

  /// The band of light that moves over the layer with its content, or `nil` for none. `nil` by default.
  public var shimmer: Shimmer? {
    get { extras.value.shimmer }
    set { extras.value.shimmer = newValue }
  }
}

extension PropertyNames where Root: LayerModel {
  /// The radius of the blur of the layer with its content, in points. 0 by default, for none.
  public static var blurRadius: Property<Root, Double> { Property { $1(&$0.layer.blurRadius) } }

  /// The shadows in addition to that of the opacity, from front to back. None by default.
  ///
  /// They have a spread, and can be inside. Text and terminals do not show them, because a cell has no shape.
  public static var shadows: Property<Root, [ShadowLayer]> { Property { $1(&$0.layer.shadows) } }

  /// The band of light that moves over the layer with its content, or `nil` for none. `nil` by default.
  public static var shimmer: Property<Root, Shimmer?> { Property { $1(&$0.layer.shimmer) } }

  /// The position of the anchor point on the axis towards the viewer, in points. 0 by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public static var anchorPointZ: Property<Root, Double> { Property { $1(&$0.layer.anchorPointZ) } }

  /// The bias of the filter that shrinks the image, in levels of detail. 0 by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public static var minificationFilterBias: Property<Root, Double> {
    Property { $1(&$0.layer.minificationFilterBias) }
  }

  /// The transform of the sublayers. `identity` by default.
  public static var sublayerTransform: Property<Root, Transform> { Property { $1(&$0.layer.sublayerTransform) } }
}

// Each type declares `mask` separately, because a protocol already declares the name for widgets.

extension PropertyNames where Root == Layer {
  /// The layer whose opacity masks this one, or `nil` for none. `nil` by default.
  public static var mask: Property<Root, (any LayerModel)?> { Property { $1(&$0.mask) } }
}

extension PropertyNames where Root == GradientLayer {
  /// The layer whose opacity masks this one, or `nil` for none. `nil` by default.
  public static var mask: Property<Root, (any LayerModel)?> { Property { $1(&$0.layer.mask) } }
}

extension PropertyNames where Root == ShapeLayer {
  /// The layer whose opacity masks this one, or `nil` for none. `nil` by default.
  public static var mask: Property<Root, (any LayerModel)?> { Property { $1(&$0.layer.mask) } }
}
