import Foundation
import Mod

/// A button: a model of `UIButton`.
///
/// ```swift
/// let save = Button("Save", .titleColor(.systemBlue), .titleLabel.font(.headline))
/// let follow = Button("Follow", .title(for: .selected) -- "Following")
/// follow.with(.isSelected(true)).currentTitle  // "Following"
/// ```
///
/// Titles, colors and images have a value for each state; a state without a value uses that of `.normal`. A property
/// without a state is that of the normal state.
public struct Button: Control, Pictured, Titled {
  /// The kind of the button. `.custom` by default.
  ///
  /// Choose it when you create the button: `Button(type: .system)` or `Button(.type -- .system)`.
  public var buttonType = ButtonType.custom

  /// The title for each state. `nil` by default.
  @ControlStateValues public var title: String?

  /// The attributed title for each state, which takes precedence over ``title``. `nil` by default.
  @ControlStateValues public var attributedTitle: AttributedString?

  /// The color of the title for each state, or `nil` for that of the ``buttonType``. `nil` by default.
  @ControlStateValues public var titleColor: Color?

  /// The color of the title's shadow for each state, or `nil` for no shadow. `nil` by default.
  @ControlStateValues public var titleShadowColor: Color?

  /// The image before the title for each state. `nil` by default.
  @ControlStateValues public var image: Image?

  /// The image behind the content for each state. `nil` by default.
  @ControlStateValues public var backgroundImage: Image?

  /// The configuration of a symbol before the title for each state. `nil` by default.
  @ControlStateValues public var preferredSymbolConfiguration: SymbolConfiguration?

  // Attributes that few buttons set are in a box of their own, so that other buttons stay small.
  @usableFromInline internal var extras = ButtonExtras.fresh

  /// Whether the title's shadow moves to the other side while the button is pressed. `false` by default.
  public var reversesTitleShadowWhenHighlighted = false

  /// Whether the image is darker while the button is pressed. `true` by default.
  public var adjustsImageWhenHighlighted = true

  /// Whether the image is dimmed while the button is disabled. `true` by default.
  public var adjustsImageWhenDisabled = true

  /// Whether the button glows while it is pressed. `false` by default.
  public var showsTouchWhenHighlighted = false

  /// Whether the image grows with the text size for accessibility. `false` by default.
  public var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// The role of the button, for systems that distinguish them. `.normal` by default.
  public var role = Role.normal

  /// Whether the pointer changes over the button. `false` by default.
  public var isPointerInteractionEnabled = false

  /// Whether a tap toggles the selection of the button. `false` by default.
  public var changesSelectionAsPrimaryAction = false

  /// The order of its menu. `.automatic` by default.
  public var preferredMenuElementOrder = MenuElementOrder.automatic

  /// The behavior on desktops. `.automatic` by default.
  public var preferredBehavioralStyle = BehavioralStyle.automatic

  /// The attributes of every control.
  public var controlAttributes = ControlAttributes()

  /// The attributes of every view.
  public var attributes = ViewAttributes.button

  /// Creates a custom button without a title.
  public init() {}

  /// Creates a button of a kind, and applies the Mods to it, in order.
  public init(type: ButtonType, _ mods: Mod<Self>...) {
    self.init()
    buttonType = type
    Mod(list: mods)(&self)
  }

  /// Creates a custom button with a title, and applies the Mods to it, in order.
  @inlinable @inline(__always) public init(_ title: String?, _ mods: Mod<Self>...) {
    self.init()
    self.title = title
    Mod(list: mods)(&self)
  }

  /// Visits the title label and the image view, if they have behaviors, and the parts of every widget.
  public mutating func visitParts(_ visitor: PartVisitor) {
    if hasPartsOfItsOwn {
      if !titleLabel.behaviors.isEmpty { visitor.visit(&titleLabel) }
      if !imageView.behaviors.isEmpty { visitor.visit(&imageView) }
    }
    visitSharedParts(visitor)
  }
}

extension Button {
  /// A Boolean value that indicates whether the title label or the image view has behaviors.
  internal var hasPartsOfItsOwn: Bool {
    let extras = extras.storage
    return !extras.value._titleLabel.storage.value.behaviors.isEmpty
      || !extras.value._imageView.storage.value.behaviors.isEmpty
  }

  /// The properties that users change: whether the button is selected.
  public static let userEditable = [EditableProperty(\Button.isSelected)]
}
