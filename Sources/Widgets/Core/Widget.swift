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

  /// The properties that users change by using the widget. Live trees keep their values. None by default.
  ///
  /// ```swift
  /// extension Gauge {
  ///   static let userEditable = [EditableProperty(\Gauge.level)]
  /// }
  /// ```
  static var userEditable: [EditableProperty<Self>] { get }

  /// A Boolean value that indicates whether the widget has parts in addition to those of every widget.
  ///
  /// By default, the parts are visited to find out. The library's own types need no visit.
  var _hasPartsOfItsOwn: Bool { get }
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

  /// A Boolean value that indicates whether ``visitParts(_:)`` visits any part.
  public var _hasPartsOfItsOwn: Bool {
    var copy = self
    return !copy.collectParts().isEmpty
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

  /// The widget and its descendants, each on a line of its own, indented by two spaces for each level.
  ///
  /// ```swift
  /// print(View(.subviews([Label("Views"), Label("1000")])).treeDescription)
  /// // View()
  /// //   Label(text: "Views")
  /// //   Label(text: "1000")
  /// ```
  ///
  /// - Complexity: O(*n*) for *n* widgets.
  public var treeDescription: String { treeDescription(upTo: .max) }

  /// Returns the description of the tree, cut off after a number of characters.
  ///
  /// Widgets beyond that are not inspected.
  package func treeDescription(upTo length: Int) -> String {
    var text = ""
    write(to: &text, indentation: "", upTo: length)
    return text.count > length ? "\(text.prefix(length))…" : text
  }

  fileprivate func write(to text: inout String, indentation: String, upTo length: Int) {
    guard text.utf8.count / 4 <= length else { return }
    if !text.isEmpty { text += "\n" }
    text += indentation + withoutChildren.description
    guard let children = widgetsInside, !children.isEmpty else { return }
    Recursion.step {
      for child in children { child.write(to: &text, indentation: indentation + "  ", upTo: length) }
    }
  }
}

/// A property that users change by using the widget, such as the text of a text field or the state of a switch.
///
/// A live tree keeps the user's value when the widget is described again, unless the new description changes this very
/// property. See ``Widget/userEditable``.
public struct EditableProperty<Root>: Sendable {
  private let keep: @Sendable (_ now: Root, _ new: inout Root, _ from: Root, _ to: Root) -> Void

  /// Creates an editable property from a key path.
  public init<Value: Equatable & SendableMetatype>(_ keyPath: any WritableKeyPath<Root, Value> & Sendable) {
    keep = { now, new, from, to in
      // Setting a property may have side effects, such as the effect of a plain text on an attributed one.
      let value = now[keyPath: keyPath]
      if new[keyPath: keyPath] != value, from[keyPath: keyPath] == to[keyPath: keyPath] {
        new[keyPath: keyPath] = value
      }
    }
  }

  /// Copies the property from `now` to `new`, unless the two descriptions differ in it.
  package func keep(_ now: Root, in new: inout Root, unlessChangedFrom from: Root, to: Root) {
    keep(now, &new, from, to)
  }
}
