import Widgets

extension Divider: HTMLRepresentable {
  /// Writes a rule.
  public func write(to html: inout Preview.HTML) {
    var view = View(attributes)
    if view.backgroundColor == .separator { view.backgroundColor = nil }
    if thickness != 0.5 { html.style.declare("flex-basis", points: thickness) }
    html.open("<hr", .divider, view)
    html.close()
  }
}

extension Kind {
  internal static let divider = Kind(
    "Divider", css: ".Divider{flex:0 0 .5px;align-self:stretch;min-height:.5px;background-color:var(--separator)}")
}
