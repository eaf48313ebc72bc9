import Foundation
import Mod

/// The attributes of a button that few buttons set.
@usableFromInline internal struct ButtonExtras: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal static let fresh = Boxed(ButtonExtras())

  @usableFromInline internal var _titleLabel = Boxed(
    Label(.font(.systemFont(ofSize: Font.buttonFontSize)), .lineBreakMode(.byTruncatingMiddle))
  )
  @usableFromInline internal var _imageView = Boxed(ImageView())

  @Themed internal var contentEdgeInsets = EdgeInsets.zero
  @Themed internal var titleEdgeInsets = EdgeInsets.zero
  @Themed internal var imageEdgeInsets = EdgeInsets.zero

  @ControlStateValues internal var attributedTitle: AttributedString?
  @ControlStateValues internal var titleShadowColor: Color?
  @ControlStateValues internal var backgroundImage: Image?
  @ControlStateValues internal var preferredSymbolConfiguration: SymbolConfiguration?
  internal var adjustments = ButtonAdjustments()
  internal var role = Button.Role.normal
  internal var isPointerInteractionEnabled = false
  internal var changesSelectionAsPrimaryAction = false
  internal var preferredMenuElementOrder = Button.MenuElementOrder.automatic
  internal var preferredBehavioralStyle = BehavioralStyle.automatic
}

/// The ways in which the content of a button follows its state and the text size.
internal struct ButtonAdjustments: Equatable, Sendable, InspectableByParts {
  internal var reversesTitleShadowWhenHighlighted = false
  internal var adjustsImageWhenHighlighted = true
  internal var adjustsImageWhenDisabled = true
  internal var showsTouchWhenHighlighted = false
  internal var adjustsImageSizeForAccessibilityContentSizeCategory = false
}

extension Button {
  /// The attributed title for each state, which takes precedence over ``title``. `nil` by default.
  public var attributedTitle: AttributedString? {
    get { extras.value.attributedTitle }
    _modify { yield &extras.value.attributedTitle }
  }

  /// The color of the title's shadow for each state, or `nil` for no shadow. `nil` by default.
  public var titleShadowColor: Color? {
    get { extras.value.titleShadowColor }
    _modify { yield &extras.value.titleShadowColor }
  }

  /// The image behind the content for each state. `nil` by default.
  public var backgroundImage: Image? {
    get { extras.value.backgroundImage }
    _modify { yield &extras.value.backgroundImage }
  }

  /// The configuration of a symbol before the title for each state. `nil` by default.
  public var preferredSymbolConfiguration: SymbolConfiguration? {
    get { extras.value.preferredSymbolConfiguration }
    _modify { yield &extras.value.preferredSymbolConfiguration }
  }

  /// Whether the title's shadow moves to the other side while the button is pressed. `false` by default.
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { extras.value.adjustments.reversesTitleShadowWhenHighlighted }
    _modify { yield &extras.value.adjustments.reversesTitleShadowWhenHighlighted }
  }

  /// Whether the image is darker while the button is pressed. `true` by default.
  public var adjustsImageWhenHighlighted: Bool {
    get { extras.value.adjustments.adjustsImageWhenHighlighted }
    _modify { yield &extras.value.adjustments.adjustsImageWhenHighlighted }
  }

  /// Whether the image is dimmed while the button is disabled. `true` by default.
  public var adjustsImageWhenDisabled: Bool {
    get { extras.value.adjustments.adjustsImageWhenDisabled }
    _modify { yield &extras.value.adjustments.adjustsImageWhenDisabled }
  }

  /// Whether the button glows while it is pressed. `false` by default.
  public var showsTouchWhenHighlighted: Bool {
    get { extras.value.adjustments.showsTouchWhenHighlighted }
    _modify { yield &extras.value.adjustments.showsTouchWhenHighlighted }
  }

  /// Whether the image grows with the text size for accessibility. `false` by default.
  ///
  /// The audit then measures it at the largest size, too.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { extras.value.adjustments.adjustsImageSizeForAccessibilityContentSizeCategory }
    _modify { yield &extras.value.adjustments.adjustsImageSizeForAccessibilityContentSizeCategory }
  }

  /// The role of the button, for systems that distinguish them. `.normal` by default.
  public var role: Role {
    get { extras.value.role }
    _modify { yield &extras.value.role }
  }

  /// Whether the pointer changes over the button. `false` by default.
  ///
  /// A page shades the button while the pointer is over it.
  public var isPointerInteractionEnabled: Bool {
    get { extras.value.isPointerInteractionEnabled }
    _modify { yield &extras.value.isPointerInteractionEnabled }
  }

  /// Whether a tap toggles the selection of the button. `false` by default.
  public var changesSelectionAsPrimaryAction: Bool {
    get { extras.value.changesSelectionAsPrimaryAction }
    _modify { yield &extras.value.changesSelectionAsPrimaryAction }
  }

  /// The order of its menu. `.automatic` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var preferredMenuElementOrder: MenuElementOrder {
    get { extras.value.preferredMenuElementOrder }
    _modify { yield &extras.value.preferredMenuElementOrder }
  }

  /// The behavior on desktops. `.automatic` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var preferredBehavioralStyle: BehavioralStyle {
    get { extras.value.preferredBehavioralStyle }
    _modify { yield &extras.value.preferredBehavioralStyle }
  }

  /// The distance of the content from the edges. Zero by default.
  public var contentEdgeInsets: EdgeInsets {
    get { extras.value.contentEdgeInsets }
    _modify { yield &extras.value.contentEdgeInsets }
  }

  /// The offsets of the title from its position. Zero by default.
  public var titleEdgeInsets: EdgeInsets {
    get { extras.value.titleEdgeInsets }
    _modify { yield &extras.value.titleEdgeInsets }
  }

  /// The offsets of the image from its position. Zero by default.
  public var imageEdgeInsets: EdgeInsets {
    get { extras.value.imageEdgeInsets }
    _modify { yield &extras.value.imageEdgeInsets }
  }
}
