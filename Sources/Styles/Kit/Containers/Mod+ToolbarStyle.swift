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
