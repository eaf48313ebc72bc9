import Foundation
import Preview
import Widgets

/// What is in the body of the page of a widget, without what is around it.
func body(of widget: any Widget) -> String {
  let html = Preview.html(widget)
  guard let start = html.range(of: "<main>\n"), let end = html.range(of: "\n</main>") else { return html }
  return String(html[start.upperBound..<end.lowerBound])
}

/// What the style sheet of a page says about a class.
func style(of widget: any Widget, _ name: String = "s1") -> String? {
  let html = Preview.html(widget)
  guard let start = html.range(of: "\n.\(name){"), let end = html[start.upperBound...].firstIndex(of: "}") else {
    return nil
  }
  return String(html[start.upperBound..<end])
}
