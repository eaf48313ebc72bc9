import Mod

/// A model of a view that needs no screen: its content and its behavior, as a value.
///
/// A widget describes a view. Nothing happens until a renderer or a live tree shows it. Two widgets are equal if they
/// describe the same view, which unit tests rely on.
///
/// A widget of your own declares its properties and embeds the shared attributes, and then has all properties of a
/// view:
///
/// ```swift
/// struct Gauge: Widget {
///   var level = 0.0
///   var attributes = ViewAttributes.fresh
/// }
///
/// extension PropertyNames where Root == Gauge {
///   static var level: Property<Root, Double> { Property { $1(&$0.level) } }
/// }
///
/// let gauge = Gauge(.level(0.4), .isHidden -- true, .layer.cornerRadius(4))
/// print(gauge)  // Gauge(level: 0.4, isHidden: true, layer.cornerRadius: 4.0)
/// ```
public protocol Widget: Model, Bindable, Accessible, Drawable, Tagged, Tintable, WidgetConvertible {
  /// The attributes of every view. Start with ``ViewAttributes/fresh``.
  ///
  /// Declare this property last, so that the description of a widget begins with its own properties.
  var attributes: Boxed<ViewAttributes> { get set }

  /// The key that identifies the widget among its siblings, or `nil` to use its type and position. `nil` by default.
  ///
  /// When a tree is described again, a live tree keeps the node of a widget with the same type and key. ``ForEach``
  /// sets keys.
  var key: WidgetKey? { get set }

  /// The properties that users change by using the widget, whose values live trees keep. None by default.
  ///
  /// ```swift
  /// extension Gauge {
  ///   static let userEditable = [EditableProperty(\Gauge.level)]
  /// }
  /// ```
  static var userEditable: [EditableProperty<Self>] { get }
}

extension Widget {
  /// The type and the differences from a fresh widget, on one line, in the order of declaration.
  ///
  /// - Complexity: O(*n*) for *n* stored properties.
  public var description: String { Recursion.step { descriptionBesideFresh } }

  /// An empty list, because users do not change the widget.
  @inlinable public static var userEditable: [EditableProperty<Self>] { [] }

  /// The behaviors of the widget. None by default.
  @inlinable public var behaviors: Behaviors {
    get { attributes.value.behaviors }
    _modify { yield &attributes.value.behaviors }
  }

  /// Visits the view's layer, if it has behaviors, and its gesture recognizers.
  @inlinable public mutating func visitParts(_ visitor: PartVisitor) { visitSharedParts(visitor) }

  /// Visits the parts of every widget, for a type that visits further parts.
  public mutating func visitSharedParts(_ visitor: PartVisitor) {
    // Reading by way of the boxes' storage copies neither the attributes nor the layer.
    let storage = attributes.storage
    let layer = storage.value.layer.storage
    if !layer.value.behaviors.isEmpty || !layer.value.sublayers.elements.isEmpty {
      visitor.visit(&attributes.value.layer.value)
    }
    if !storage.value.gestureRecognizers.elements.isEmpty { visitor.visit(&attributes.value.gestureRecognizers) }
  }
}
