import Mod

// ``Accessible`` explains the purpose of such protocols.

/// A model with a name: every layer and every gesture recognizer.
public protocol Named: Sendable {
  /// A name that identifies the element.
  ///
  /// Carried for renderers of your own: no preview shows it.
  var name: String? { get set }
}

extension PropertyNames where Root: Named {
  /// A name that identifies the element.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var name: Property<Root, String?> { Property { $1(&$0.name) } }
}

/// A model with a tag: every widget and every bar item.
public protocol Tagged: Sendable {
  /// A number that identifies the element.
  var tag: Int { get set }
}

extension PropertyNames where Root: Tagged {
  /// A number that identifies the element.
  @inlinable public static var tag: Property<Root, Int> { Property { $1(&$0.tag) } }
}

/// A model that can be disabled, such as a control, a bar item or a gesture recognizer.
public protocol Switchable: Sendable {
  /// Whether the element is enabled.
  var isEnabled: Bool { get set }
}

extension PropertyNames where Root: Switchable {
  /// Whether the element is enabled.
  @inlinable public static var isEnabled: Property<Root, Bool> { Property { $1(&$0.isEnabled) } }
}

/// A model with a title, such as a button, a bar item or a screen.
public protocol Titled: Sendable {
  /// The title.
  var title: String? { get set }
}

extension PropertyNames where Root: Titled {
  /// The title.
  @inlinable public static var title: Property<Root, String?> { Property { $1(&$0.title) } }
}

/// A model with a text, such as a label, a search bar or a table cell.
public protocol Textual: Sendable {
  /// The text.
  var text: String? { get set }
}

extension PropertyNames where Root: Textual {
  /// The text.
  @inlinable public static var text: Property<Root, String?> { Property { $1(&$0.text) } }
}

/// A model with a placeholder: a text field or a search bar.
public protocol Prompting: Sendable {
  /// The text that shows while the field is empty.
  var placeholder: String? { get set }
}

extension PropertyNames where Root: Prompting {
  /// The text that shows while the field is empty.
  @inlinable public static var placeholder: Property<Root, String?> { Property { $1(&$0.placeholder) } }
}

/// A model with an image, such as an image view, a button or a bar item.
public protocol Pictured: Sendable {
  /// The image.
  var image: Image? { get set }
}

extension PropertyNames where Root: Pictured {
  /// The image.
  @inlinable public static var image: Property<Root, Image?> { Property { $1(&$0.image) } }
}

/// A model that can be hidden: every widget, layer and bar button item.
public protocol Hideable: Sendable {
  /// Whether the element is hidden.
  ///
  /// The page of a live tree contains the texts of hidden widgets, so that its source reveals them. Leave a widget out
  /// of the tree if its texts are not for the user.
  var isHidden: Bool { get set }
}

extension PropertyNames where Root: Hideable {
  /// Whether the element is hidden.
  @inlinable public static var isHidden: Property<Root, Bool> { Property { $1(&$0.isHidden) } }
}

/// A model that can be selected: a control, a table cell or a bar button item.
public protocol Selectable: Sendable {
  /// Whether the element is selected.
  var isSelected: Bool { get set }
}

extension PropertyNames where Root: Selectable {
  /// Whether the element is selected.
  @inlinable public static var isSelected: Property<Root, Bool> { Property { $1(&$0.isSelected) } }
}

/// A model that can be highlighted, such as a control, a label or a table cell.
public protocol Highlightable: Sendable {
  /// Whether the element is highlighted.
  var isHighlighted: Bool { get set }
}

extension PropertyNames where Root: Highlightable {
  /// Whether the element is highlighted.
  @inlinable public static var isHighlighted: Property<Root, Bool> { Property { $1(&$0.isHighlighted) } }
}

/// A model with a tint color: every widget and bar button item.
public protocol Tintable: Sendable {
  /// The color of controls and template images.
  var tintColor: Color? { get set }
}

extension PropertyNames where Root: Tintable {
  /// The color of controls and template images.
  @inlinable public static var tintColor: Property<Root, Color?> { Property { $1(&$0.tintColor) } }
}
