import Mod

extension PropertyNames where Root: Control {
  /// The horizontal alignment of the content. `.center` by default.
  @inlinable public static var contentHorizontalAlignment: Property<Root, ContentHorizontalAlignment> {
    Property { $1(&$0.contentHorizontalAlignment) }
  }

  /// The vertical alignment of the content. `.center` by default.
  @inlinable public static var contentVerticalAlignment: Property<Root, ContentVerticalAlignment> {
    Property { $1(&$0.contentVerticalAlignment) }
  }

  /// Whether a long press opens the control's context menu. `false` by default.
  ///
  /// A long press, or a click with the secondary button, then sends `menuActionTriggered`.
  @inlinable public static var isContextMenuInteractionEnabled: Property<Root, Bool> {
    Property { $1(&$0.isContextMenuInteractionEnabled) }
  }

  /// Whether a tap opens the context menu instead of the primary action. `false` by default.
  @inlinable public static var showsMenuAsPrimaryAction: Property<Root, Bool> {
    Property { $1(&$0.showsMenuAsPrimaryAction) }
  }

  /// Whether symbol images in the control are animated when it is used. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var isSymbolAnimationEnabled: Property<Root, Bool> {
    Property { $1(&$0.isSymbolAnimationEnabled) }
  }

  /// The hint that a pointer shows, or `nil` for none. `nil` by default.
  @inlinable public static var toolTip: Property<Root, String?> { Property { $1(&$0.toolTip) } }
}
