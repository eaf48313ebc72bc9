import Mod

/// A model of a layer, of whatever kind: ``Layer``, ``GradientLayer``, ``ShapeLayer``, or one of your own.
///
/// A layer of your own states its properties and embeds a plain layer; everything that layers have comes with it:
///
/// ```swift
/// struct DotsLayer: LayerModel {
///   var spacing = 8.0
///   @Embedded var layer = Layer()
/// }
///
/// print(DotsLayer(.opacity(0.5)))  // DotsLayer(opacity: 0.5)
/// ```
@dynamicMemberLookup
public protocol LayerModel: Model, Bindable, Drawable, Named {
  /// What every layer has. Declare it last, so that a layer prints its own properties first.
  var layer: Layer { get set }
}

extension LayerModel {
  /// A property that every layer has: `gradient.cornerRadius`.
  @inlinable
  public subscript<Value>(dynamicMember property: WritableKeyPath<Layer, Value>) -> Value {
    get { layer[keyPath: property] }
    _modify { yield &layer[keyPath: property] }
  }
}

extension LayerModel {
  /// What the layer does over time. Nothing by default.
  @inlinable
  public var behaviors: Behaviors {
    get { layer.behaviors }
    _modify { yield &layer.behaviors }
  }

  /// Visits the sublayers.
  public mutating func visitParts(_ visitor: PartVisitor) {
    if !layer.sublayers.isEmpty { visitor.visit(&layer.sublayers) }
  }
}

extension Layer {
  /// The layer itself.
  @inlinable
  public var layer: Layer {
    get { self }
    _modify { yield &self }
  }
}
