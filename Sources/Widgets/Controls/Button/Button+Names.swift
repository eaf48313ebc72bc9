import Mod

extension PropertyNames where Root == Button {
  /// Names ``Button/titleLabel``.
  @inlinable public static var titleLabel: Property<Root, Label> { Property { $1(&$0.titleLabel) } }
  /// Names ``Button/imageView``.
  @inlinable public static var imageView: Property<Root, ImageView> { Property { $1(&$0.imageView) } }
  /// Names ``Button/contentEdgeInsets``.
  @inlinable public static var contentEdgeInsets: Property<Root, EdgeInsets> { Property { $1(&$0.contentEdgeInsets) } }
  /// Names ``Button/titleEdgeInsets``.
  @inlinable public static var titleEdgeInsets: Property<Root, EdgeInsets> { Property { $1(&$0.titleEdgeInsets) } }
  /// Names ``Button/imageEdgeInsets``.
  @inlinable public static var imageEdgeInsets: Property<Root, EdgeInsets> { Property { $1(&$0.imageEdgeInsets) } }
  /// Names ``Button/reversesTitleShadowWhenHighlighted``.
  @inlinable public static var reversesTitleShadowWhenHighlighted: Property<Root, Bool> {
    Property { $1(&$0.reversesTitleShadowWhenHighlighted) }
  }
  /// Names ``Button/adjustsImageWhenHighlighted``.
  @inlinable public static var adjustsImageWhenHighlighted: Property<Root, Bool> {
    Property { $1(&$0.adjustsImageWhenHighlighted) }
  }
  /// Names ``Button/adjustsImageWhenDisabled``.
  @inlinable public static var adjustsImageWhenDisabled: Property<Root, Bool> {
    Property { $1(&$0.adjustsImageWhenDisabled) }
  }
  /// Names ``Button/showsTouchWhenHighlighted``.
  @inlinable public static var showsTouchWhenHighlighted: Property<Root, Bool> {
    Property { $1(&$0.showsTouchWhenHighlighted) }
  }
  /// Names ``Button/adjustsImageSizeForAccessibilityContentSizeCategory``.
  @inlinable public static var adjustsImageSizeForAccessibilityContentSizeCategory: Property<Root, Bool> {
    Property { $1(&$0.adjustsImageSizeForAccessibilityContentSizeCategory) }
  }
  /// Names ``Button/role``.
  @inlinable public static var role: Property<Root, Button.Role> { Property { $1(&$0.role) } }
  /// Names ``Button/isPointerInteractionEnabled``.
  @inlinable public static var isPointerInteractionEnabled: Property<Root, Bool> {
    Property { $1(&$0.isPointerInteractionEnabled) }
  }
  /// Names ``Button/changesSelectionAsPrimaryAction``.
  @inlinable public static var changesSelectionAsPrimaryAction: Property<Root, Bool> {
    Property { $1(&$0.changesSelectionAsPrimaryAction) }
  }
  /// Names ``Button/preferredMenuElementOrder``.
  @inlinable public static var preferredMenuElementOrder: Property<Root, Button.MenuElementOrder> {
    Property { $1(&$0.preferredMenuElementOrder) }
  }
  /// Names ``Button/preferredBehavioralStyle``.
  @inlinable public static var preferredBehavioralStyle: Property<Root, BehavioralStyle> {
    Property { $1(&$0.preferredBehavioralStyle) }
  }
}
