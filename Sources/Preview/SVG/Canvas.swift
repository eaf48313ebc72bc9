import Foundation
import Widgets

/// A drawing in the making.
internal final class Canvas {
  var styles = DrawingStyles()
  private(set) var lines: [String] = []
  private var clips: [(id: String, shape: Markup)] = []
  private var depth = 0

  func add(_ markup: Markup) {
    lines.append(indentation + markup.text)
  }

  /// Adds a group, unless nothing gets into it and it says nothing.
  func group(_ attributes: [(String, String)], _ content: () -> Void) {
    lines.append(indentation + Markup(name: "g", attributes: attributes).opening)
    depth += 1
    content()
    depth -= 1
    lines.append(indentation + "</g>")
  }

  /// The name of a clipping shape.
  func clip(to shape: Markup) -> String {
    let id = "c" + digest(of: shape.text)
    if !clips.contains(where: { $0.id == id }) { clips.append((id, shape)) }
    return "url(#\(id))"
  }

  /// The clipping shapes, to stand before what they clip.
  var definitions: [String] {
    clips.isEmpty
      ? []
      : ["<defs>"] + clips.map { "  <clipPath id=\"\($0.id)\">\($0.shape.text)</clipPath>" } + ["</defs>"]
  }

  private var indentation: String { String(repeating: "  ", count: depth) }
}
