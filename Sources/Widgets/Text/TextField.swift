import Foundation
import Mod

/// A single line of text that can be edited: a model of `UITextField`.
///
/// ```swift
/// let name = TextField(.placeholder("Name"), .borderStyle(.roundedRect), .textContentType(.name))
/// ```
public struct TextField: Control, Prompting, TextDisplaying, TextInput {
  /// The text with its font, color and alignment. It is `""` if there is no text.
  public var displayedText = DisplayedText("") {
    didSet { if displayedText.text == nil { displayedText.text = "" } }
  }

  private var _placeholder: String?

  // Attributes that few text fields set are in a box of their own, so that other text fields stay small.
  internal var extras = TextFieldExtras.fresh

  /// The attributes of every control.
  public var controlAttributes = ControlAttributes()

  /// The attributes of every view.
  public var attributes = ViewAttributes.control

  /// Creates an empty text field.
  public init() {}

  /// Creates an empty text field with a placeholder, and applies the Mods to it, in order.
  @inlinable public init(_ placeholder: String?, _ mods: Mod<Self>...) {
    self.init()
    self.placeholder = placeholder
    Mod(list: mods)(&self)
  }

  /// The text that shows while the field is empty. Setting it removes the attributes. `nil` by default.
  public var placeholder: String? {
    get { _placeholder }
    set {
      _placeholder = newValue
      if extras.storage.value._attributedPlaceholder != nil { extras.value._attributedPlaceholder = nil }
    }
  }

  /// The attributed text that shows while the field is empty. Setting it also sets ``placeholder``. `nil` by
  /// default.
  public var attributedPlaceholder: AttributedString? {
    get { extras.value._attributedPlaceholder ?? _placeholder.map { AttributedString($0) } }
    set {
      extras.value._attributedPlaceholder = newValue
      _placeholder = newValue.map { String($0.characters) }
    }
  }
}

extension TextField {
  /// The style of a text field's border. It models `UITextField.BorderStyle`.
  public enum BorderStyle: Hashable, Sendable, CaseIterable {
    /// No border.
    case none
    /// A thin rectangle.
    case line
    /// A rectangle with a bezel.
    case bezel
    /// A rounded rectangle.
    case roundedRect
  }

  /// The visibility of a view in a text field. It models `UITextField.ViewMode`.
  public enum ViewMode: Hashable, Sendable, CaseIterable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// While the text is not edited.
    case unlessEditing
    /// Always.
    case always
  }
}

extension TextField {
  /// Visits the views beside the text and those of the keyboard.
  public mutating func visitParts(_ visitor: PartVisitor) {
    // Visiting the views of the extras that all other text fields share would copy the extras.
    if extras.storage.value.haveViews { extras.value.visitViews(visitor) }
    visitSharedParts(visitor)
  }
}

extension TextField {
  /// The properties that users change: the text.
  public static let userEditable = [EditableProperty(\TextField.text)]
}

extension PropertyNames where Root == TextField {
  /// The attributed text that shows while the field is empty. Setting it also sets `placeholder`. `nil` by default.
  @inlinable public static var attributedPlaceholder: Property<Root, AttributedString?> {
    Property { $1(&$0.attributedPlaceholder) }
  }

  /// The color of the placeholder where its attributes have none, or `nil` for `.placeholderText`, and in a search bar
  /// for `.secondaryLabel`. `nil` by default.
  @inlinable public static var placeholderColor: Property<Root, Color?> { Property { $1(&$0.placeholderColor) } }

  /// The style of the border. `.none` by default.
  @inlinable public static var borderStyle: Property<Root, TextField.BorderStyle> { Property { $1(&$0.borderStyle) } }

  /// The image behind the text, unless the `borderStyle` is `.roundedRect`. `nil` by default.
  @inlinable public static var background: Property<Root, Image?> { Property { $1(&$0.background) } }

  /// The image behind the text of a disabled field, or `nil` for `background`. `nil` by default.
  ///
  /// A gray area is drawn in its place, and none for an image without a name.
  @inlinable public static var disabledBackground: Property<Root, Image?> { Property { $1(&$0.disabledBackground) } }

  /// The visibility of a button that clears the text. `.never` by default.
  @inlinable public static var clearButtonMode: Property<Root, TextField.ViewMode> {
    Property { $1(&$0.clearButtonMode) }
  }

  /// The view before the text. `nil` by default.
  @inlinable public static var leftView: Property<Root, (any Widget)?> { Property { $1(&$0.leftView) } }

  /// The visibility of `leftView`. `.never` by default.
  @inlinable public static var leftViewMode: Property<Root, TextField.ViewMode> { Property { $1(&$0.leftViewMode) } }

  /// The view after the text. `nil` by default.
  @inlinable public static var rightView: Property<Root, (any Widget)?> { Property { $1(&$0.rightView) } }

  /// The visibility of `rightView`. `.never` by default.
  @inlinable public static var rightViewMode: Property<Root, TextField.ViewMode> { Property { $1(&$0.rightViewMode) } }

  /// Texts that users can choose while they type, in their order. None by default.
  @inlinable public static var suggestions: Property<Root, [String]> { Property { $1(&$0.suggestions) } }

  /// Whether the text is cleared when editing begins. `false` by default.
  @inlinable public static var clearsOnBeginEditing: Property<Root, Bool> { Property { $1(&$0.clearsOnBeginEditing) } }

  /// Whether the text is cleared by the first typed letter. `false` by default.
  @inlinable public static var clearsOnInsertion: Property<Root, Bool> { Property { $1(&$0.clearsOnInsertion) } }

  /// Whether the font shrinks until the text fits the width, down to `minimumFontSize`. `false` by default.
  ///
  /// Drawings follow it. Browsers and terminals keep the size.
  @inlinable public static var adjustsFontSizeToFitWidth: Property<Root, Bool> {
    Property { $1(&$0.adjustsFontSizeToFitWidth) }
  }

  /// The smallest font size in points. 0 by default, for that of the system.
  @inlinable public static var minimumFontSize: Property<Root, Double> { Property { $1(&$0.minimumFontSize) } }

  /// Whether users can change text attributes. `false` by default.
  @inlinable public static var allowsEditingTextAttributes: Property<Root, Bool> {
    Property { $1(&$0.allowsEditingTextAttributes) }
  }

  /// The default attributes of the text. None by default.
  @inlinable public static var defaultTextAttributes: Property<Root, TextAttributes> {
    Property { $1(&$0.defaultTextAttributes) }
  }

  /// The attributes of text that is typed next, or `nil` for those of the text before it. `nil` by default.
  @inlinable public static var typingAttributes: Property<Root, TextAttributes?> {
    Property { $1(&$0.typingAttributes) }
  }

  /// The view in place of the keyboard. `nil` by default.
  @inlinable public static var inputView: Property<Root, (any Widget)?> { Property { $1(&$0.inputView) } }

  /// The view above the keyboard. `nil` by default.
  @inlinable public static var inputAccessoryView: Property<Root, (any Widget)?> {
    Property { $1(&$0.inputAccessoryView) }
  }
}
