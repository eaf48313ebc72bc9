import Layout
import Widgets

extension Divider: HTMLRepresentable {
  /// Writes an `hr`.
  public func write(to html: inout Preview.HTML) {
    var view = View(attributes)
    if view.backgroundColor == .separator { view.backgroundColor = nil }
    if thickness != 0.5 { html.style.declare("flex-basis", points: thickness) }
    html.open("hr", .divider, view)
    html.space.flex = Flex(rigidAlong: html.arrangement == .row ? .horizontal : .vertical).stated(by: view)
    html.closeVoid()
  }
}

extension ElementKind {
  internal static let divider = ElementKind(
    "Divider", letsTouchesThrough: true,
    css: """
      :where(.StackView)>.Divider{flex:0 0 .5px}.Divider{background-color:var(--separator)}
      @media(forced-colors:active){.Divider{forced-color-adjust:none;background-color:CanvasText}}
      """)
}
