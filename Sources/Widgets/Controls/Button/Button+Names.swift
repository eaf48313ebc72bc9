import Mod

extension PropertyNames where Root == Button {
  @_alwaysEmitIntoClient public static var buttonType: Property<Root, Button.ButtonType> {
    Property { $1(&$0.buttonType) }
  }
  @_alwaysEmitIntoClient public static var type: Property<Root, Button.ButtonType> { Property { $1(&$0.buttonType) } }
  @_alwaysEmitIntoClient public static var titleLabel: Property<Root, Label> { Property { $1(&$0.titleLabel) } }
  @_alwaysEmitIntoClient public static var imageView: Property<Root, ImageView> { Property { $1(&$0.imageView) } }
  @_alwaysEmitIntoClient public static var contentEdgeInsets: Property<Root, EdgeInsets> {
    Property { $1(&$0.contentEdgeInsets) }
  }
  @_alwaysEmitIntoClient public static var titleEdgeInsets: Property<Root, EdgeInsets> {
    Property { $1(&$0.titleEdgeInsets) }
  }
  @_alwaysEmitIntoClient public static var imageEdgeInsets: Property<Root, EdgeInsets> {
    Property { $1(&$0.imageEdgeInsets) }
  }
  @_alwaysEmitIntoClient public static var reversesTitleShadowWhenHighlighted: Property<Root, Bool> {
    Property { $1(&$0.reversesTitleShadowWhenHighlighted) }
  }
  @_alwaysEmitIntoClient public static var adjustsImageWhenHighlighted: Property<Root, Bool> {
    Property { $1(&$0.adjustsImageWhenHighlighted) }
  }
  @_alwaysEmitIntoClient public static var adjustsImageWhenDisabled: Property<Root, Bool> {
    Property { $1(&$0.adjustsImageWhenDisabled) }
  }
  @_alwaysEmitIntoClient public static var showsTouchWhenHighlighted: Property<Root, Bool> {
    Property { $1(&$0.showsTouchWhenHighlighted) }
  }
  @_alwaysEmitIntoClient public static var adjustsImageSizeForAccessibilityContentSizeCategory: Property<Root, Bool> {
    Property { $1(&$0.adjustsImageSizeForAccessibilityContentSizeCategory) }
  }
  @_alwaysEmitIntoClient public static var role: Property<Root, Button.Role> { Property { $1(&$0.role) } }
  @_alwaysEmitIntoClient public static var isPointerInteractionEnabled: Property<Root, Bool> {
    Property { $1(&$0.isPointerInteractionEnabled) }
  }
  @_alwaysEmitIntoClient public static var changesSelectionAsPrimaryAction: Property<Root, Bool> {
    Property { $1(&$0.changesSelectionAsPrimaryAction) }
  }
  @_alwaysEmitIntoClient public static var preferredMenuElementOrder: Property<Root, Button.MenuElementOrder> {
    Property { $1(&$0.preferredMenuElementOrder) }
  }
  @_alwaysEmitIntoClient public static var preferredBehavioralStyle: Property<Root, BehavioralStyle> {
    Property { $1(&$0.preferredBehavioralStyle) }
  }
}
