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

extension Spacer: HTMLRepresentable {
  /// Writes a `div` that takes space and is hidden from assistive technology.
  public func write(to html: inout Preview.HTML) {
    if let length {
      html.style.declare(html.arrangement == .overlay ? "height" : "flex-basis", points: length)
      html.style.declare("flex-grow:0")
    }
    html.open("div", .spacer, View(attributes))
    if length != nil || html.arrangement.axis != nil {
      let axis = html.arrangement.axis ?? .vertical
      html.space.flex = Flex(spacerAlong: axis, isRigid: length != nil).stated(by: View(attributes))
    }
    html.attribute("aria-hidden", is: "true")
    html.close()
    html.end("div")
  }
}

extension ElementKind {
  internal static let spacer = ElementKind(
    "Spacer", flex: .spacer, letsTouchesThrough: true, css: ":where(.StackView)>.Spacer{flex:1e37 0 0}")
}
