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

  /// The text that is visible while there is no other. Setting it removes the attributes. `nil` by default.
  public var placeholder: String? {
    get { _placeholder }
    set {
      _placeholder = newValue
      if extras.storage.value._attributedPlaceholder != nil { extras.value._attributedPlaceholder = nil }
    }
  }

  /// The attributed text that is visible while there is no other. Setting it also sets ``placeholder``. `nil` by
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
