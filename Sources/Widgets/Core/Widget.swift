import Mod

/// A model of a view that needs no screen: what it shows and how it behaves, as a value.
///
/// A widget is at once a model, the description of a tree and a lazy constructor. Nothing happens until something
/// shows it; two widgets are equal if they describe the same, which is what unit tests use.
///
/// A widget of your own states its properties and embeds the shared attributes; everything that views have comes with it:
///
/// ```swift
/// struct Gauge: Widget {
///   var level = 0.0
///   var attributes = ViewAttributes.fresh
/// }
///
/// extension PropertyNames where Root == Gauge {
///   static var level: Property<Root, Double> { Property(\.level) }
/// }
///
/// let gauge = Gauge(.level(0.4), .isHidden -- true, .layer.cornerRadius(4))
/// print(gauge)  // Gauge(level: 0.4, isHidden: true, layer.cornerRadius: 4.0)
/// ```
public protocol Widget: Model, Bindable, Accessible, Drawable, Tagged, WidgetConvertible {
  /// What every view has. Start with ``ViewAttributes/fresh``.
  /// Declare it last, so that a widget prints its own properties first.
  var attributes: Boxed<ViewAttributes> { get set }

  /// What tells the widget from its siblings when they change, or `nil`, the default, for its type and its place.
  ///
  /// A tree that is shown anew keeps what it shows already for a widget of the same type and key. ``ForEach`` sets it.
  var key: WidgetKey? { get set }

  /// The properties that users change by using the widget, which live trees keep. None by default.
  ///
  /// ```swift
  /// extension Gauge {
  ///   static let userEditable = [EditableProperty(\Gauge.level)]
  /// }
  /// ```
  static var userEditable: [EditableProperty<Self>] { get }
}

extension Widget {
  /// The type and what differs from a fresh widget, on one line, in the order of declaration.
  public var description: String { Recursion.step { inspected } }

  /// Nothing: users only look at it.
  @inlinable public static var userEditable: [EditableProperty<Self>] { [] }

  /// What the widget does over time. Nothing by default.
  @inlinable
  public var behaviors: Behaviors {
    get { attributes.value.behaviors }
    _modify { yield &attributes.value.behaviors }
  }

  /// Visits the view's layer, if it does something over time, and its gesture recognizers.
  @inlinable
  public mutating func visitParts(_ visitor: PartVisitor) {
    visitSharedParts(visitor)
  }

  /// Visits the parts that every widget has: what a widget with parts of its own visits beside them.
  public mutating func visitSharedParts(_ visitor: PartVisitor) {
    let layer = attributes.value.layer.value
    if !layer.behaviors.isEmpty || !layer.sublayers.isEmpty { visitor.visit(&attributes.value.layer.value) }
    if !attributes.value.gestureRecognizers.isEmpty { visitor.visit(&attributes.value.gestureRecognizers) }
  }
}
