import Foundation
import Mod

/// Something to tap: a model of `UIButton`.
///
/// ```swift
/// let save = Button("Save", .titleColor(.systemBlue), .titleLabel.font(.headline))
/// let follow = Button("Follow", .title(for: .selected) -- "Following")
/// follow.with(.isSelected(true)).currentTitle  // "Following"
/// ```
///
/// Title, colours and pictures have a value for each state, where a state without one uses that of `.normal`.
/// A name without a state is that of the normal state.
public struct Button: Control {
  /// What kind of button it is. `.custom` by default; it cannot be changed later.
  public let buttonType: ButtonType

  /// The title, for each state. `nil` by default.
  @ControlStateValues public var title: String?

  /// The title with attributes for its parts, for each state; it goes before ``title``. `nil` by default.
  @ControlStateValues public var attributedTitle: AttributedString?

  /// The colour of the title, for each state; `nil`, the default, for that of the ``buttonType``.
  @ControlStateValues public var titleColor: Color?

  /// The colour of the title's shadow, for each state; `nil`, the default, for no shadow.
  @ControlStateValues public var titleShadowColor: Color?

  /// The picture before the title, for each state. `nil` by default.
  @ControlStateValues public var image: Image?

  /// The picture behind title and image, for each state. `nil` by default.
  @ControlStateValues public var backgroundImage: Image?

  /// How a symbol before the title is drawn, for each state. `nil` by default.
  @ControlStateValues public var preferredSymbolConfiguration: SymbolConfiguration?

  @usableFromInline internal var _titleLabel = Button.freshTitleLabel
  @usableFromInline internal var _imageView = Button.freshImageView

  /// The distance of title and image together from the edges. None by default.
  public var contentEdgeInsets = EdgeInsets.zero

  /// How far the title moves from where it would be. Nowhere by default.
  public var titleEdgeInsets = EdgeInsets.zero

  /// How far the image moves from where it would be. Nowhere by default.
  public var imageEdgeInsets = EdgeInsets.zero

  /// Whether the title's shadow lies on the other side while the button is pressed. `false` by default.
  public var reversesTitleShadowWhenHighlighted = false

  /// Whether the image is darker while the button is pressed. `true` by default.
  public var adjustsImageWhenHighlighted = true

  /// Whether the image is paler while the button is disabled. `true` by default.
  public var adjustsImageWhenDisabled = true

  /// Whether the button glows while it is pressed. `false` by default.
  public var showsTouchWhenHighlighted = false

  /// Whether the image grows with the text size for accessibility. `false` by default.
  public var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// What the button does, for where the system tells such buttons apart. `.normal` by default.
  public var role = Role.normal

  /// Whether a pointer changes when it is over the button. `false` by default.
  public var isPointerInteractionEnabled = false

  /// Whether a tap selects the button, or takes the selection back. `false` by default.
  public var changesSelectionAsPrimaryAction = false

  /// In which order its menu opens. `.automatic` by default.
  public var preferredMenuElementOrder = MenuElementOrder.automatic

  /// How it behaves on a desktop. `.automatic` by default.
  public var preferredBehavioralStyle = BehavioralStyle.automatic

  /// What every control has.
  public var controlAttributes = ControlAttributes()

  /// What every view has.
  public var attributes = ViewAttributes.button

  /// Makes a custom button without a title.
  public init() {
    self.init(type: .custom)
  }

  /// Makes a button of a kind, and applies the Mods to it, in their order.
  public init(type: ButtonType, _ mods: Mod<Self>...) {
    buttonType = type
    Mod(list: mods)(&self)
  }

  /// Makes a custom button with a title, and applies the Mods to it, in their order.
  @inlinable
  @inline(__always)
  public init(_ title: String?, _ mods: Mod<Self>...) {
    self.init()
    self.title = title
    Mod(list: mods)(&self)
  }

  /// Visits the title label and the image view, where they have behaviors, and the parts that every widget has.
  public mutating func visitParts(_ visitor: PartVisitor) {
    if !_titleLabel.value.behaviors.isEmpty { visitor.visit(&_titleLabel.value) }
    if !_imageView.value.behaviors.isEmpty { visitor.visit(&_imageView.value) }
    visitSharedParts(visitor)
  }
}

extension Button {
  /// Users change whether it is selected.
  public static let userEditable = [EditableProperty(\Button.isSelected)]
}
