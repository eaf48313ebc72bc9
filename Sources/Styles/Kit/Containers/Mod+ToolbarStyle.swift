import Mod
import Widgets

extension Mod<Toolbar> {
  /// The style of toolbars: `Toolbar(.items([BarButtonItem("Archive")]), .toolbarStyle())`.
  ///
  /// | choice | values |
  /// | --- | --- |
  /// | `variant` | `.raised` (default), `.plain` |
  public static let toolbarStyle = Recipe<Toolbar, Kit.ToolbarLook>(
    .base(.isTranslucent(false), .tintColor(.token(\Kit.accentText))),
    .on(\.variant) {
      switch $0 {
      case .raised: .barTintColor(.token(\Kit.surface))
      case .plain: .barTintColor(.token(\Kit.background))
      }
    })
}

extension Kit {
  /// The choices of `Mod.toolbarStyle`.
  public struct ToolbarLook: DefaultVariants {
    /// The background. `.raised` by default.
    public var variant = Variant.raised

    /// Creates the choices of a toolbar that stands out.
    public init() {}

    /// The background of a toolbar.
    public enum Variant: Hashable, Sendable, CaseIterable {
      /// That of a card.
      case raised
      /// The background of the screen.
      case plain
    }
  }
}

extension PropertyNames where Root == Kit.ToolbarLook {
  /// The background. `.raised` by default.
  @inlinable public static var variant: Property<Root, Kit.ToolbarLook.Variant> { Property { $1(&$0.variant) } }
}

extension Mod<Kit.ToolbarLook> {
  /// Chooses the background of a card.
  public static let raised: Mod = .variant(.raised)

  /// Chooses the background of the screen.
  public static let plain: Mod = .variant(.plain)
}
