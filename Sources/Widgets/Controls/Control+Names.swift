import Mod

extension PropertyNames where Root: Control {
  @_alwaysEmitIntoClient public static var contentHorizontalAlignment: Property<Root, ContentHorizontalAlignment> {
    Property { $1(&$0.contentHorizontalAlignment) }
  }
  @_alwaysEmitIntoClient public static var contentVerticalAlignment: Property<Root, ContentVerticalAlignment> {
    Property { $1(&$0.contentVerticalAlignment) }
  }
  @_alwaysEmitIntoClient public static var isContextMenuInteractionEnabled: Property<Root, Bool> {
    Property { $1(&$0.isContextMenuInteractionEnabled) }
  }
  @_alwaysEmitIntoClient public static var showsMenuAsPrimaryAction: Property<Root, Bool> {
    Property { $1(&$0.showsMenuAsPrimaryAction) }
  }
  @_alwaysEmitIntoClient public static var isSymbolAnimationEnabled: Property<Root, Bool> {
    Property { $1(&$0.isSymbolAnimationEnabled) }
  }
  @_alwaysEmitIntoClient public static var toolTip: Property<Root, String?> { Property { $1(&$0.toolTip) } }
}
