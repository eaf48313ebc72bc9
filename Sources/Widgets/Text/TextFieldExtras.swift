import Foundation
import Mod

/// The attributes of a text field that few text fields set.
internal struct TextFieldExtras: Equatable, Sendable, InspectableByParts {
  internal static let fresh = Boxed(TextFieldExtras())

  internal var _attributedPlaceholder: AttributedString?
  internal var placeholderColor: Color?
  internal var borderStyle = TextField.BorderStyle.none
  internal var background: Image?
  internal var disabledBackground: Image?
  internal var clearButtonMode = TextField.ViewMode.never
  internal var sides = SideViews()
  internal var suggestions: [String] = []
  internal var clearsOnBeginEditing = false
  internal var clearsOnInsertion = false
  internal var adjustsFontSizeToFitWidth = false
  @Themed internal var minimumFontSize = 0.0
  internal var typing = TypingTraits()
  internal var keyboard = KeyboardViews()
  internal var textInputTraits = TextInputTraits()

  /// Whether there is a view beside the text or of the keyboard.
  internal var haveViews: Bool {
    sides.leftView != nil || sides.rightView != nil || keyboard.inputView != nil || keyboard.inputAccessoryView != nil
  }

  internal mutating func visitViews(_ visitor: PartVisitor) {
    visitor.visit(&sides.leftView)
    visitor.visit(&sides.rightView)
    visitor.visit(&keyboard.inputView)
    visitor.visit(&keyboard.inputAccessoryView)
  }
}

/// The views beside the text of a text field.
internal struct SideViews: Equatable, Sendable, InspectableByParts {
  @Slot internal var leftView: (any Widget)?
  internal var leftViewMode = TextField.ViewMode.never
  @Slot internal var rightView: (any Widget)?
  internal var rightViewMode = TextField.ViewMode.never
}

/// The attributes that typed text gets.
internal struct TypingTraits: Equatable, Sendable, InspectableByParts {
  internal var allowsEditingTextAttributes = false
  internal var defaultTextAttributes = TextAttributes()
  internal var typingAttributes: TextAttributes?
}

/// The views of the keyboard.
internal struct KeyboardViews: Equatable, Sendable, InspectableByParts {
  @Slot internal var inputView: (any Widget)?
  @Slot internal var inputAccessoryView: (any Widget)?
}

extension TextField {
  /// Whether the placeholder has attributes.
  package var hasAttributedPlaceholder: Bool { extras.value._attributedPlaceholder != nil }

  /// The color of the placeholder where its attributes have none, or `nil` for `.placeholderText`, and in a search bar
  /// for `.secondaryLabel`. `nil` by default.
  public var placeholderColor: Color? {
    get { extras.value.placeholderColor }
    _modify { yield &extras.value.placeholderColor }
  }

  /// The style of the border. `.none` by default.
  public var borderStyle: BorderStyle {
    get { extras.value.borderStyle }
    _modify { yield &extras.value.borderStyle }
  }

  /// The image behind the text, unless the ``borderStyle`` is `.roundedRect`. `nil` by default.
  public var background: Image? {
    get { extras.value.background }
    _modify { yield &extras.value.background }
  }

  /// The image behind the text of a disabled field, or `nil` for ``background``. `nil` by default.
  ///
  /// A gray area is drawn in its place, and none for an image without a name.
  public var disabledBackground: Image? {
    get { extras.value.disabledBackground }
    _modify { yield &extras.value.disabledBackground }
  }

  /// The visibility of a button that clears the text. `.never` by default.
  public var clearButtonMode: ViewMode {
    get { extras.value.clearButtonMode }
    _modify { yield &extras.value.clearButtonMode }
  }

  /// The view before the text. `nil` by default.
  public var leftView: (any Widget)? {
    get { extras.value.sides.leftView }
    _modify { yield &extras.value.sides.leftView }
  }

  /// The visibility of ``leftView``. `.never` by default.
  public var leftViewMode: ViewMode {
    get { extras.value.sides.leftViewMode }
    _modify { yield &extras.value.sides.leftViewMode }
  }

  /// The view after the text. `nil` by default.
  public var rightView: (any Widget)? {
    get { extras.value.sides.rightView }
    _modify { yield &extras.value.sides.rightView }
  }

  /// The visibility of ``rightView``. `.never` by default.
  public var rightViewMode: ViewMode {
    get { extras.value.sides.rightViewMode }
    _modify { yield &extras.value.sides.rightViewMode }
  }

  /// Texts that users can choose while they type, in their order. None by default.
  ///
  /// A page offers those that start with the text, ignoring case, in the browser's list, and a terminal below the
  /// field. Users may type any other text. A secure text has none.
  ///
  /// In a page, a text field with suggestions is another element than one without, so that a user who is typing loses
  /// the focus when the first suggestion is added or the last one removed.
  public var suggestions: [String] {
    get { extras.value.suggestions }
    _modify { yield &extras.value.suggestions }
  }

  /// Whether the text is cleared when editing begins. `false` by default.
  public var clearsOnBeginEditing: Bool {
    get { extras.value.clearsOnBeginEditing }
    _modify { yield &extras.value.clearsOnBeginEditing }
  }

  /// Whether the text is cleared by the first typed letter. `false` by default.
  public var clearsOnInsertion: Bool {
    get { extras.value.clearsOnInsertion }
    _modify { yield &extras.value.clearsOnInsertion }
  }

  /// Whether the font shrinks until the text fits the width, down to ``minimumFontSize``. `false` by default.
  ///
  /// Drawings follow it. Browsers and terminals keep the size.
  public var adjustsFontSizeToFitWidth: Bool {
    get { extras.value.adjustsFontSizeToFitWidth }
    _modify { yield &extras.value.adjustsFontSizeToFitWidth }
  }

  /// The smallest font size in points. 0 by default, for that of the system.
  public var minimumFontSize: Double {
    get { extras.value.minimumFontSize }
    _modify { yield &extras.value.minimumFontSize }
  }

  /// Whether users can change text attributes. `false` by default.
  ///
  /// Command with B or I then makes the selected text bold or italic, or plain again.
  public var allowsEditingTextAttributes: Bool {
    get { extras.value.typing.allowsEditingTextAttributes }
    _modify { yield &extras.value.typing.allowsEditingTextAttributes }
  }

  /// The attributes of text that is typed next, or `nil` for those of the text before it. `nil` by default.
  public var typingAttributes: TextAttributes? {
    get { extras.value.typing.typingAttributes }
    _modify { yield &extras.value.typing.typingAttributes }
  }

  /// The view in place of the keyboard. `nil` by default.
  ///
  /// A page then opens no keyboard, and does not show the view.
  public var inputView: (any Widget)? {
    get { extras.value.keyboard.inputView }
    _modify { yield &extras.value.keyboard.inputView }
  }

  /// The view above the keyboard. `nil` by default.
  ///
  /// A page shows it below the text while it is edited.
  public var inputAccessoryView: (any Widget)? {
    get { extras.value.keyboard.inputAccessoryView }
    _modify { yield &extras.value.keyboard.inputAccessoryView }
  }

  /// The input traits of the text.
  public var textInputTraits: TextInputTraits {
    get { extras.value.textInputTraits }
    _modify { yield &extras.value.textInputTraits }
  }

  /// The default attributes of the text. None by default.
  ///
  /// A font and a color in it become ``TextDisplaying/font`` and ``TextDisplaying/textColor``.
  public var defaultTextAttributes: TextAttributes {
    get { extras.value.typing.defaultTextAttributes }
    set {
      extras.value.typing.defaultTextAttributes = newValue
      if let font = newValue.font { self.font = font }
      if let color = newValue.foregroundColor { textColor = color }
    }
  }
}
