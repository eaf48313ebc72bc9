import Layout
import Widgets

extension Preview.HTML {
  /// Writes the id of a part's node, if the page is live.
  internal mutating func addPart(_ part: WrittenPart) {
    if let id = slots?.parts[part] { sink.attribute("data-p", text: "\(id)") }
  }

  /// Writes the id of a part's node that a widget with the part as its key stands for.
  internal mutating func addPart(of view: View) {
    if let part = view.key?.value(as: WrittenPart.self) { addPart(part) }
  }
}
