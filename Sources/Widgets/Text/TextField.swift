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
  private var _attributedPlaceholder: AttributedString?

  /// The style of the border. `.none` by default.
  public var borderStyle = BorderStyle.none

  /// The image behind the text, unless the ``borderStyle`` is `.roundedRect`. `nil` by default.
  public var background: Image?

  /// The image behind the text of a disabled field, or `nil` for ``background``. `nil` by default.
  public var disabledBackground: Image?

  /// The visibility of a button that clears the text. `.never` by default.
  public var clearButtonMode = ViewMode.never

  /// The view before the text. `nil` by default.
  @Slot public var leftView: (any Widget)?

  /// The visibility of ``leftView``. `.never` by default.
  public var leftViewMode = ViewMode.never

  /// The view after the text. `nil` by default.
  @Slot public var rightView: (any Widget)?

  /// The visibility of ``rightView``. `.never` by default.
  public var rightViewMode = ViewMode.never

  /// Whether the text is cleared when editing begins. `false` by default.
  public var clearsOnBeginEditing = false

  /// Whether the text is cleared by the first typed letter. `false` by default.
  public var clearsOnInsertion = false

  /// Whether the font shrinks until the text fits the width, down to ``minimumFontSize``. `false` by default.
  public var adjustsFontSizeToFitWidth = false

  /// The smallest font size in points. 0 by default, for that of the system.
  public var minimumFontSize = 0.0

  /// Whether users can change text attributes. `false` by default.
  public var allowsEditingTextAttributes = false

  /// The default attributes of the text. None by default.
  ///
  /// A font and a color in it become ``TextDisplaying/font`` and ``TextDisplaying/textColor``.
  public var defaultTextAttributes = TextAttributes() {
    didSet {
      if let font = defaultTextAttributes.font { self.font = font }
      if let color = defaultTextAttributes.foregroundColor { textColor = color }
    }
  }

  /// The attributes of text that is typed next, or `nil` for those of the text before it. `nil` by default.
  public var typingAttributes: TextAttributes?

  /// The view in place of the keyboard. `nil` by default.
  @Slot public var inputView: (any Widget)?

  /// The view above the keyboard. `nil` by default.
  @Slot public var inputAccessoryView: (any Widget)?

  /// The input traits of the text.
  public var textInputTraits = TextInputTraits()

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

  /// The text that is visible while there is no other. Setting it removes the attributes. `nil` by default.
  public var placeholder: String? {
    get { _placeholder }
    set {
      _placeholder = newValue
      _attributedPlaceholder = nil
    }
  }

  /// The attributed text that is visible while there is no other. Setting it also sets ``placeholder``. `nil` by
  /// default.
  public var attributedPlaceholder: AttributedString? {
    get { _attributedPlaceholder ?? _placeholder.map { AttributedString($0) } }
    set {
      _attributedPlaceholder = newValue
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
    visitor.visit(&leftView)
    visitor.visit(&rightView)
    visitor.visit(&inputView)
    visitor.visit(&inputAccessoryView)
    visitSharedParts(visitor)
  }
}

extension TextField {
  /// The properties that users change: the text.
  public static let userEditable = [EditableProperty(\TextField.text)]
}
