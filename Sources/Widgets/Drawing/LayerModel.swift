import Mod
import Values

/// A model of a layer, such as ``Layer``, ``GradientLayer``, ``ShapeLayer`` or a type of your own.
///
/// A layer of your own declares its properties and embeds a plain layer, which has all the properties of layers:
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
public protocol LayerModel: Model, Bindable, Drawable, Named, Outlined, ThemedLengths {
  /// The embedded layer with the properties of every layer.
  ///
  /// Declare this property last, so that the description of a layer begins with its own properties.
  var layer: Layer { get set }
}

extension LayerModel {
  /// A property of every layer: `gradient.cornerRadius`.
  @inlinable public subscript<Value>(dynamicMember property: WritableKeyPath<Layer, Value>) -> Value {
    get { layer[keyPath: property] }
    _modify { yield &layer[keyPath: property] }
  }
}

extension LayerModel {
  /// The radius of the corners.
  public static var radii: [Property<Self, Double>] { [.cornerRadius] }

  /// The type and the properties that differ from a fresh layer, in the order of declaration.
  public var description: String { Recursion.step { descriptionBesideFresh } }

  /// The behaviors of the layer. None by default.
  @inlinable public var behaviors: Behaviors {
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
  @inlinable public var layer: Layer {
    get { self }
    _modify { yield &self }
  }
}

/// The sublayers of a layer, from back to front and of any types.
public struct Sublayers: ModelList {
  /// A layer of any kind.
  public typealias Element = any LayerModel

  /// The layers, in order.
  public var elements: [any LayerModel] = []

  /// Creates an empty list.
  public init() {}

  /// Returns whether both lists hold equal layers of the same types in the same order.
  public static func == (first: Sublayers, second: Sublayers) -> Bool {
    if first.count != second.count { return false }
    return first.isEmpty || Recursion.step { first.elementsEqual(second, by: areEqual) }
  }

  /// Returns whether two layers have one type and are equal.
  public static func areEqual(_ first: any LayerModel, _ second: any LayerModel) -> Bool {
    first.isEqual(to: second)
  }
}
