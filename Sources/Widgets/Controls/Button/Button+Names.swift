import Mod

extension PropertyNames where Root == Button {
  /// The kind of the button. `.custom` by default.
  @inlinable public static var buttonType: Property<Root, Button.ButtonType> { Property { $1(&$0.buttonType) } }

  /// The kind of the button. `.custom` by default.
  @inlinable public static var type: Property<Root, Button.ButtonType> { Property { $1(&$0.buttonType) } }

  /// The label of the title. By default, its font is the system font at 18 points, and it truncates in the middle.
  @inlinable public static var titleLabel: Property<Root, Label> { Property { $1(&$0.titleLabel) } }

  /// The view of the image, for properties that the button itself does not have. Set its image by `image`.
  ///
  /// Its tint color is that of the image.
  @inlinable public static var imageView: Property<Root, ImageView> { Property { $1(&$0.imageView) } }

  /// The distance of the content from the edges. Zero by default.
  @inlinable public static var contentEdgeInsets: Property<Root, EdgeInsets> { Property { $1(&$0.contentEdgeInsets) } }

  /// The offsets of the title from its position. Zero by default.
  @inlinable public static var titleEdgeInsets: Property<Root, EdgeInsets> { Property { $1(&$0.titleEdgeInsets) } }

  /// The offsets of the image from its position. Zero by default.
  @inlinable public static var imageEdgeInsets: Property<Root, EdgeInsets> { Property { $1(&$0.imageEdgeInsets) } }

  /// Whether the title's shadow moves to the other side while the button is pressed. `false` by default.
  @inlinable public static var reversesTitleShadowWhenHighlighted: Property<Root, Bool> {
    Property { $1(&$0.reversesTitleShadowWhenHighlighted) }
  }

  /// Whether the image is darker while the button is pressed. `true` by default.
  @inlinable public static var adjustsImageWhenHighlighted: Property<Root, Bool> {
    Property { $1(&$0.adjustsImageWhenHighlighted) }
  }

  /// Whether the image is dimmed while the button is disabled. `true` by default.
  @inlinable public static var adjustsImageWhenDisabled: Property<Root, Bool> {
    Property { $1(&$0.adjustsImageWhenDisabled) }
  }

  /// Whether the button glows while it is pressed. `false` by default.
  @inlinable public static var showsTouchWhenHighlighted: Property<Root, Bool> {
    Property { $1(&$0.showsTouchWhenHighlighted) }
  }

  /// Whether the image grows with the text size for accessibility. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var adjustsImageSizeForAccessibilityContentSizeCategory: Property<Root, Bool> {
    Property { $1(&$0.adjustsImageSizeForAccessibilityContentSizeCategory) }
  }

  /// The role of the button, for systems that distinguish them. `.normal` by default.
  @inlinable public static var role: Property<Root, Button.Role> { Property { $1(&$0.role) } }

  /// Whether the pointer changes over the button. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var isPointerInteractionEnabled: Property<Root, Bool> {
    Property { $1(&$0.isPointerInteractionEnabled) }
  }

  /// Whether a tap toggles the selection of the button. `false` by default.
  @inlinable public static var changesSelectionAsPrimaryAction: Property<Root, Bool> {
    Property { $1(&$0.changesSelectionAsPrimaryAction) }
  }

  /// The order of its menu. `.automatic` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var preferredMenuElementOrder: Property<Root, Button.MenuElementOrder> {
    Property { $1(&$0.preferredMenuElementOrder) }
  }

  /// The behavior on desktops. `.automatic` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var preferredBehavioralStyle: Property<Root, BehavioralStyle> {
    Property { $1(&$0.preferredBehavioralStyle) }
  }
}
