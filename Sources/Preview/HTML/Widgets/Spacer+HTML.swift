import Widgets

extension Spacer: HTMLRepresentable {
  /// Writes a `div` that takes room and is silent.
  public func write(to html: inout Preview.HTML) {
    if let length {
      html.style.declare("flex-basis", points: length)
      html.style.declare("flex-grow:0")
    }
    html.open("<div", .spacer, View(attributes))
    html.body.write(" aria-hidden=\"true\"></div>")
  }
}

extension Kind {
  internal static let spacer = Kind("Spacer", css: ".Spacer{flex:1000000 0 0}")
}
