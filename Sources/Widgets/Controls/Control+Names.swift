import Mod

extension PropertyNames where Root: Control {
  @inlinable public static var contentHorizontalAlignment: Property<Root, ContentHorizontalAlignment> {
    Property { $1(&$0.contentHorizontalAlignment) }
  }
  @inlinable public static var contentVerticalAlignment: Property<Root, ContentVerticalAlignment> {
    Property { $1(&$0.contentVerticalAlignment) }
  }
  @inlinable public static var isContextMenuInteractionEnabled: Property<Root, Bool> {
    Property { $1(&$0.isContextMenuInteractionEnabled) }
  }
  @inlinable public static var showsMenuAsPrimaryAction: Property<Root, Bool> {
    Property { $1(&$0.showsMenuAsPrimaryAction) }
  }
  @inlinable public static var isSymbolAnimationEnabled: Property<Root, Bool> {
    Property { $1(&$0.isSymbolAnimationEnabled) }
  }
  @inlinable public static var toolTip: Property<Root, String?> { Property { $1(&$0.toolTip) } }
}
