import Layout
import Widgets

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
