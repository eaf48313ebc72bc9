import Widgets

extension Preview.HTML {
  /// Opens the element of a bar, with the colors of the bar.
  internal mutating func addBar(
    _ tag: StaticString,
    _ kind: ElementKind,
    _ bar: some Bar,
    role: ARIARole?,
    natural: DirectionalEdgeInsets = DirectionalEdgeInsets(leading: 16, trailing: 16)
  ) {
    var view = View(bar.attributes)
    if bar.barStyle == .black, view.overrideUserInterfaceStyle == .unspecified {
      view.overrideUserInterfaceStyle = .dark
    }
    view.backgroundColor = view.backgroundColor ?? bar.shownTint
    open(tag, kind, view, role: role, natural: natural)
  }
}
