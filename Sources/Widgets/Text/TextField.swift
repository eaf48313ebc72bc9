import Foundation
import Mod

/// A line of text to type into: a model of `UITextField`.
///
/// ```swift
/// let name = TextField(.placeholder("Name"), .borderStyle(.roundedRect), .textContentType(.name))
/// ```
public struct TextField: Control, TextDisplaying, TextInput {
  /// The text and how it looks. No text is `""`.
  public var displayedText = DisplayedText("") {
    didSet { if displayedText.text == nil { displayedText.text = "" } }
  }

  private var _placeholder: String?
  private var _attributedPlaceholder: AttributedString?

  /// How the frame looks. `.none` by default.
  public var borderStyle = BorderStyle.none

  /// The picture behind the text, where the ``borderStyle`` is not `.roundedRect`. `nil` by default.
  public var background: Image?

  /// The picture behind the text of a disabled field; `nil`, the default, for ``background``.
  public var disabledBackground: Image?

  /// When there is a button that clears the text. `.never` by default.
  public var clearButtonMode = ViewMode.never

  /// What stands before the text. `nil` by default.
  @Slot public var leftView: (any Widget)?

  /// When ``leftView`` shows. `.never` by default.
  public var leftViewMode = ViewMode.never

  /// What stands behind the text. `nil` by default.
  @Slot public var rightView: (any Widget)?

  /// When ``rightView`` shows. `.never` by default.
  public var rightViewMode = ViewMode.never

  /// Whether the old text goes away when editing begins. `false` by default.
  public var clearsOnBeginEditing = false

  /// Whether the old text goes away when the first letter is typed. `false` by default.
  public var clearsOnInsertion = false

  /// Whether the font shrinks until the text fits the width, down to ``minimumFontSize``. `false` by default.
  public var adjustsFontSizeToFitWidth = false

  /// The least size in points that the font may shrink to. 0 by default, for the system's.
  public var minimumFontSize = 0.0

  /// Whether people can make text bold and the like. `false` by default.
  public var allowsEditingTextAttributes = false

  /// How the whole text is written. A font and a color in it become ``TextDisplaying/font`` and
  /// ``TextDisplaying/textColor``. Nothing by default.
  public var defaultTextAttributes = TextAttributes() {
    didSet {
      if let font = defaultTextAttributes.font { self.font = font }
      if let color = defaultTextAttributes.foregroundColor { textColor = color }
    }
  }

  /// How the text that is typed next is written; `nil`, the default, as what stands before it.
  public var typingAttributes: TextAttributes?

  /// What comes up in place of the keyboard. `nil` by default.
  @Slot public var inputView: (any Widget)?

  /// What comes up above the keyboard. `nil` by default.
  @Slot public var inputAccessoryView: (any Widget)?

  /// How the text is typed.
  public var textInputTraits = TextInputTraits()

  /// The attributes of every control.
  public var controlAttributes = ControlAttributes()

  /// The attributes of every view.
  public var attributes = ViewAttributes.control

  /// Creates an empty text field.
  public init() {}

  /// What shows in gray while there is no text. Setting it drops the attributes. `nil` by default.
  public var placeholder: String? {
    get { _placeholder }
    set {
      _placeholder = newValue
      _attributedPlaceholder = nil
    }
  }

  /// What shows while there is no text, with attributes for its parts. Setting it sets ``placeholder`` too. `nil` by default.
  public var attributedPlaceholder: AttributedString? {
    get { _attributedPlaceholder ?? _placeholder.map { AttributedString($0) } }
    set {
      _attributedPlaceholder = newValue
      _placeholder = newValue.map { String($0.characters) }
    }
  }
}

extension TextField {
  /// How the frame of a text field looks. It models `UITextField.BorderStyle`.
  public enum BorderStyle: Hashable, Sendable, CaseIterable {
    /// No frame.
    case none
    /// A thin rectangle.
    case line
    /// A rectangle that looks pressed in.
    case bezel
    /// A rectangle with round corners.
    case roundedRect
  }

  /// When a part of a text field shows. It models `UITextField.ViewMode`.
  public enum ViewMode: Hashable, Sendable, CaseIterable {
    /// Never.
    case never
    /// While one edits the text.
    case whileEditing
    /// While one does not edit the text.
    case unlessEditing
    /// Always.
    case always
  }
}

extension TextField {
  /// Visits the views beside the text and those that come up with it.
  public mutating func visitParts(_ visitor: PartVisitor) {
    visitor.visit(&leftView)
    visitor.visit(&rightView)
    visitor.visit(&inputView)
    visitor.visit(&inputAccessoryView)
    visitSharedParts(visitor)
  }
}

extension TextField {
  /// Users change the text.
  public static let userEditable = [EditableProperty(\TextField.text)]
}
