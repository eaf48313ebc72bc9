import Foundation
import Mod

/// Editable text of any length that scrolls: a model of `UITextView`.
///
/// ```swift
/// let notes = TextView(.text(episode.notes), .isEditable(false), .dataDetectorTypes([.link, .phoneNumber]))
/// ```
public struct TextView: Scrolling, TextDisplaying, TextInput {
  /// The text with its font, color and alignment. It is `""` if there is no text.
  public var displayedText = DisplayedText("") {
    didSet { if displayedText.text == nil { displayedText.text = "" } }
  }

  /// Whether the text can be edited. `true` by default.
  public var isEditable = true

  /// Whether text can be selected and links can be followed. `true` by default.
  public var isSelectable = true

  /// The selected range in UTF-16 units, or the cursor if its length is 0. The start of the text by default.
  public var selectedRange = NSRange(location: 0, length: 0)

  /// The types of data that become links in text that cannot be edited. None by default.
  ///
  /// Previews detect web and mail addresses as links, and telephone numbers. Users tap them like other links.
  public var dataDetectorTypes: DataDetectorTypes = []

  /// Whether users can change text attributes. `false` by default.
  ///
  /// Command with B or I then makes the selected text bold or italic, or plain again.
  public var allowsEditingTextAttributes = false

  /// The attributes of text that is typed next; those that are `nil` are taken from the text before it. None by
  /// default.
  public var typingAttributes = TextAttributes()

  /// The attributes of links; those that are `nil` are the system's. None by default.
  ///
  /// The field of a page, in which text is edited, shows no links.
  public var linkTextAttributes = TextAttributes()

  /// Whether the text is cleared by the first typed letter. `false` by default.
  public var clearsOnInsertion = false

  /// The distance of the text from the edges. 8 points at the top and bottom by default.
  @Themed public var textContainerInset = EdgeInsets(top: 8, bottom: 8)

  /// The area of the text.
  public var textContainer = TextContainer()

  // Attributes that few text views set are in a box of their own.
  internal var extras = TextViewExtras.fresh

  /// The input traits of the text.
  public var textInputTraits = TextInputTraits()

  /// The attributes of every scroll view.
  public var scrolling = ScrollAttributes.fresh

  /// The attributes of every view.
  public var attributes = ViewAttributes.textView

  /// Creates an empty text view.
  public init() {}
}

/// The attributes of a text view that few text views set.
internal struct TextViewExtras: Equatable, Sendable, InspectableByParts {
  internal static let fresh = Boxed(TextViewExtras())

  internal var usesStandardTextScaling = false
  internal var isFindInteractionEnabled = false
  @Slot internal var inputView: (any Widget)?
  @Slot internal var inputAccessoryView: (any Widget)?
}

extension TextView {
  /// Whether text has the size of desktop systems. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var usesStandardTextScaling: Bool {
    get { extras.value.usesStandardTextScaling }
    _modify { yield &extras.value.usesStandardTextScaling }
  }

  /// Whether there is a panel to search the text. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var isFindInteractionEnabled: Bool {
    get { extras.value.isFindInteractionEnabled }
    _modify { yield &extras.value.isFindInteractionEnabled }
  }

  /// The view in place of the keyboard. `nil` by default.
  ///
  /// A page then opens no keyboard, and does not show the view.
  public var inputView: (any Widget)? {
    get { extras.value.inputView }
    _modify { yield &extras.value.inputView }
  }

  /// The view above the keyboard. `nil` by default.
  ///
  /// A page shows it below the text while it is edited.
  public var inputAccessoryView: (any Widget)? {
    get { extras.value.inputAccessoryView }
    _modify { yield &extras.value.inputAccessoryView }
  }
}

extension TextView {
  /// The properties that users change: the text, the selection, the content offset, the zoom scale, and the inset of
  /// the keyboard.
  public static let userEditable = [
    EditableProperty(\TextView.text), EditableProperty(\TextView.selectedRange),
    EditableProperty(\TextView.contentOffset), EditableProperty(\TextView.zoomScale),
    EditableProperty(\TextView.keyboardInset),
  ]
}

extension PropertyNames where Root == TextView {
  /// Whether the text can be edited. `true` by default.
  @inlinable public static var isEditable: Property<Root, Bool> { Property { $1(&$0.isEditable) } }

  /// Whether text can be selected and links can be followed. `true` by default.
  @inlinable public static var isSelectable: Property<Root, Bool> { Property { $1(&$0.isSelectable) } }

  /// The selected range in UTF-16 units, or the cursor if its length is 0. The start of the text by default.
  @inlinable public static var selectedRange: Property<Root, NSRange> { Property { $1(&$0.selectedRange) } }

  /// The types of data that become links in text that cannot be edited. None by default.
  @inlinable public static var dataDetectorTypes: Property<Root, DataDetectorTypes> {
    Property { $1(&$0.dataDetectorTypes) }
  }

  /// Whether users can change text attributes. `false` by default.
  @inlinable public static var allowsEditingTextAttributes: Property<Root, Bool> {
    Property { $1(&$0.allowsEditingTextAttributes) }
  }

  /// The attributes of text that is typed next; those that are `nil` are taken from the text before it. None by
  /// default.
  @inlinable public static var typingAttributes: Property<Root, TextAttributes> {
    Property { $1(&$0.typingAttributes) }
  }

  /// The attributes of links; those that are `nil` are the system's. None by default.
  @inlinable public static var linkTextAttributes: Property<Root, TextAttributes> {
    Property { $1(&$0.linkTextAttributes) }
  }

  /// Whether the text is cleared by the first typed letter. `false` by default.
  @inlinable public static var clearsOnInsertion: Property<Root, Bool> { Property { $1(&$0.clearsOnInsertion) } }

  /// The distance of the text from the edges. 8 points at the top and bottom by default.
  @inlinable public static var textContainerInset: Property<Root, EdgeInsets> {
    Property { $1(&$0.textContainerInset) }
  }

  /// The area of the text.
  @inlinable public static var textContainer: Property<Root, TextContainer> { Property { $1(&$0.textContainer) } }

  /// Whether text has the size of desktop systems. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var usesStandardTextScaling: Property<Root, Bool> {
    Property { $1(&$0.usesStandardTextScaling) }
  }

  /// Whether there is a panel to search the text. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var isFindInteractionEnabled: Property<Root, Bool> {
    Property { $1(&$0.isFindInteractionEnabled) }
  }

  /// The view in place of the keyboard. `nil` by default.
  @inlinable public static var inputView: Property<Root, (any Widget)?> { Property { $1(&$0.inputView) } }

  /// The view above the keyboard. `nil` by default.
  @inlinable public static var inputAccessoryView: Property<Root, (any Widget)?> {
    Property { $1(&$0.inputAccessoryView) }
  }
}

extension TextView {
  /// Visits the views of the keyboard.
  public mutating func visitParts(_ visitor: PartVisitor) {
    if extras.identity != TextViewExtras.fresh.identity {
      visitor.visit(&inputView)
      visitor.visit(&inputAccessoryView)
    }
    visitScrollingParts(visitor)
  }
}
