import Mod

extension PropertyNames where Root == Button {
  @inlinable public static var buttonType: Property<Root, Button.ButtonType> { Property { $1(&$0.buttonType) } }
  @inlinable public static var type: Property<Root, Button.ButtonType> { Property { $1(&$0.buttonType) } }
  @inlinable public static var titleLabel: Property<Root, Label> { Property { $1(&$0.titleLabel) } }
  @inlinable public static var imageView: Property<Root, ImageView> { Property { $1(&$0.imageView) } }
  @inlinable public static var contentEdgeInsets: Property<Root, EdgeInsets> { Property { $1(&$0.contentEdgeInsets) } }
  @inlinable public static var titleEdgeInsets: Property<Root, EdgeInsets> { Property { $1(&$0.titleEdgeInsets) } }
  @inlinable public static var imageEdgeInsets: Property<Root, EdgeInsets> { Property { $1(&$0.imageEdgeInsets) } }
  @inlinable public static var reversesTitleShadowWhenHighlighted: Property<Root, Bool> {
    Property { $1(&$0.reversesTitleShadowWhenHighlighted) }
  }
  @inlinable public static var adjustsImageWhenHighlighted: Property<Root, Bool> {
    Property { $1(&$0.adjustsImageWhenHighlighted) }
  }
  @inlinable public static var adjustsImageWhenDisabled: Property<Root, Bool> {
    Property { $1(&$0.adjustsImageWhenDisabled) }
  }
  @inlinable public static var showsTouchWhenHighlighted: Property<Root, Bool> {
    Property { $1(&$0.showsTouchWhenHighlighted) }
  }
  @inlinable public static var adjustsImageSizeForAccessibilityContentSizeCategory: Property<Root, Bool> {
    Property { $1(&$0.adjustsImageSizeForAccessibilityContentSizeCategory) }
  }
  @inlinable public static var role: Property<Root, Button.Role> { Property { $1(&$0.role) } }
  @inlinable public static var isPointerInteractionEnabled: Property<Root, Bool> {
    Property { $1(&$0.isPointerInteractionEnabled) }
  }
  @inlinable public static var changesSelectionAsPrimaryAction: Property<Root, Bool> {
    Property { $1(&$0.changesSelectionAsPrimaryAction) }
  }
  @inlinable public static var preferredMenuElementOrder: Property<Root, Button.MenuElementOrder> {
    Property { $1(&$0.preferredMenuElementOrder) }
  }
  @inlinable public static var preferredBehavioralStyle: Property<Root, BehavioralStyle> {
    Property { $1(&$0.preferredBehavioralStyle) }
  }
}
