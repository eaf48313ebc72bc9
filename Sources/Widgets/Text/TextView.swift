import Foundation
import Mod

/// Text of any length that scrolls and can be edited: a model of `UITextView`.
///
/// ```swift
/// let notes = TextView(.text(episode.notes), .isEditable(false), .dataDetectorTypes([.link, .phoneNumber]))
/// ```
public struct TextView: Scrolling, TextDisplaying, TextInput {
  /// The text and how it looks. No text is `""`.
  public var displayedText = DisplayedText("") {
    didSet { if displayedText.text == nil { displayedText.text = "" } }
  }

  /// Whether the text can be edited. `true` by default.
  public var isEditable = true

  /// Whether text can be selected and links be followed. `true` by default.
  public var isSelectable = true

  /// What is selected, counted in UTF-16 units; the place of the cursor if nothing is. The start by default.
  public var selectedRange = NSRange(location: 0, length: 0)

  /// What in the text becomes a link, where it cannot be edited. Nothing by default.
  public var dataDetectorTypes: DataDetectorTypes = []

  /// Whether people can make text bold and the like. `false` by default.
  public var allowsEditingTextAttributes = false

  /// How the text that is typed next is written; what is `nil` in it as what stands before. Nothing by default.
  public var typingAttributes = TextAttributes()

  /// How links are written; what is `nil` in it as the system does. Nothing by default.
  public var linkTextAttributes = TextAttributes()

  /// Whether the old text goes away when the first letter is typed. `false` by default.
  public var clearsOnInsertion = false

  /// The distance of the text from the edges. 8 points at the top and at the bottom by default.
  public var textContainerInset = EdgeInsets(top: 8, bottom: 8)

  /// The area that the text fills.
  public var textContainer = TextContainer()

  /// Whether text is as large as on a desktop. `false` by default.
  public var usesStandardTextScaling = false

  /// Whether there is a panel to find text with. `false` by default.
  public var isFindInteractionEnabled = false

  /// What comes up in place of the keyboard. `nil` by default.
  @Slot public var inputView: (any Widget)?

  /// What comes up above the keyboard. `nil` by default.
  @Slot public var inputAccessoryView: (any Widget)?

  /// How the text is typed.
  public var textInputTraits = TextInputTraits()

  /// What every view that scrolls has.
  public var scrolling = ScrollAttributes.fresh

  /// The attributes of every view.
  public var attributes = ViewAttributes.textView

  /// Creates an empty text view.
  public init() {}
}

extension TextView {
  /// Users change the text, what is selected in it, and what of it is in view.
  public static let userEditable = [
    EditableProperty(\TextView.text), EditableProperty(\TextView.selectedRange),
    EditableProperty(\TextView.contentOffset), EditableProperty(\TextView.zoomScale),
  ]
}

extension PropertyNames where Root == TextView {
  /// Names ``TextView/isEditable``.
  @inlinable public static var isEditable: Property<Root, Bool> { Property { $1(&$0.isEditable) } }
  /// Names ``TextView/isSelectable``.
  @inlinable public static var isSelectable: Property<Root, Bool> { Property { $1(&$0.isSelectable) } }
  /// Names ``TextView/selectedRange``.
  @inlinable public static var selectedRange: Property<Root, NSRange> { Property { $1(&$0.selectedRange) } }
  /// Names ``TextView/dataDetectorTypes``.
  @inlinable public static var dataDetectorTypes: Property<Root, DataDetectorTypes> {
    Property { $1(&$0.dataDetectorTypes) }
  }
  /// Names ``TextView/allowsEditingTextAttributes``.
  @inlinable public static var allowsEditingTextAttributes: Property<Root, Bool> {
    Property { $1(&$0.allowsEditingTextAttributes) }
  }
  /// Names ``TextView/typingAttributes``.
  @inlinable public static var typingAttributes: Property<Root, TextAttributes> {
    Property { $1(&$0.typingAttributes) }
  }
  /// Names ``TextView/linkTextAttributes``.
  @inlinable public static var linkTextAttributes: Property<Root, TextAttributes> {
    Property { $1(&$0.linkTextAttributes) }
  }
  /// Names ``TextView/clearsOnInsertion``.
  @inlinable public static var clearsOnInsertion: Property<Root, Bool> { Property { $1(&$0.clearsOnInsertion) } }
  /// Names ``TextView/textContainerInset``.
  @inlinable public static var textContainerInset: Property<Root, EdgeInsets> {
    Property { $1(&$0.textContainerInset) }
  }
  /// Names ``TextView/textContainer``.
  @inlinable public static var textContainer: Property<Root, TextContainer> { Property { $1(&$0.textContainer) } }
  /// Names ``TextView/usesStandardTextScaling``.
  @inlinable public static var usesStandardTextScaling: Property<Root, Bool> {
    Property { $1(&$0.usesStandardTextScaling) }
  }
  /// Names ``TextView/isFindInteractionEnabled``.
  @inlinable public static var isFindInteractionEnabled: Property<Root, Bool> {
    Property { $1(&$0.isFindInteractionEnabled) }
  }
  /// Names ``TextView/inputView``.
  @inlinable public static var inputView: Property<Root, (any Widget)?> { Property { $1(&$0.inputView) } }
  /// Names ``TextView/inputAccessoryView``.
  @inlinable public static var inputAccessoryView: Property<Root, (any Widget)?> {
    Property { $1(&$0.inputAccessoryView) }
  }
}

extension TextView {
  /// Visits the views that come up with it.
  public mutating func visitParts(_ visitor: PartVisitor) {
    visitor.visit(&inputView)
    visitor.visit(&inputAccessoryView)
    visitSharedParts(visitor)
  }
}
