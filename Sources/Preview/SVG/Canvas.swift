import Foundation
import Widgets

/// A drawing that is being made.
internal final class Canvas {
  var styles = DrawingStyles()
  private(set) var lines: [String] = []
  private var clips: [(id: String, shape: Markup)] = []
  private var clipIDs: Set<String> = []
  private var paints: [(key: PaintKey, name: String)] = []
  private var oldestPaint = 0
  private var definedLines: [[String]] = []
  private var definedIDs: Set<String> = []
  private var gradients: [(id: String, lines: [String])] = []
  private var gradientIDs: Set<String> = []
  private var depth = 0
  private var indentation = ""

  func add(_ markup: Markup) { lines.append(indentation + markup.text) }

  /// Adds a group, unless it has neither content nor attributes.
  func group(_ attributes: [(String, String)], _ content: () -> Void) {
    lines.append(indentation + Markup(name: "g", attributes: attributes).opening)
    indent(by: 1)
    content()
    indent(by: -1)
    lines.append(indentation + "</g>")
  }

  /// Returns the name of a clipping shape.
  func clip(to shape: Markup) -> String {
    let id = "c" + digest(of: shape.text)
    if clipIDs.insert(id).inserted { clips.append((id, shape)) }
    return "url(#\(id))"
  }

  /// Returns the name of a gradient with its stops.
  func gradient(_ element: Markup, stops: [Markup]) -> String {
    let id = "g" + digest(of: ([element] + stops).map(\.text).joined())
    if gradientIDs.insert(id).inserted {
      let opening = Markup(name: element.name, attributes: [("id", id)] + element.attributes).opening
      gradients.append((id, ["  " + opening] + stops.map { "    " + $0.text } + ["  </\(element.name)>"]))
    }
    return "url(#\(id))"
  }

  /// Defines an element with content, such as a mask or a filter, and returns its name.
  func define(_ element: Markup, _ content: () -> Void) -> String {
    let outer = lines
    lines = []
    group([], content)
    let inner = lines.dropFirst().dropLast()
    lines = outer
    let id = "d" + digest(of: element.text + inner.joined())
    if definedIDs.insert(id).inserted {
      let opening = Markup(name: element.name, attributes: [("id", id)] + element.attributes).opening
      definedLines.append(["  " + opening] + inner.map { "  " + $0 } + ["  </\(element.name)>"])
    }
    return "url(#\(id))"
  }

  /// The clipping shapes, gradients, filters and masks, which precede their uses.
  var definitions: [String] {
    let shapes = clips.map { "  <clipPath id=\"\($0.id)\">\($0.shape.text)</clipPath>" }
    let lines = shapes + gradients.flatMap(\.lines) + definedLines.flatMap(\.self)
    return lines.isEmpty ? [] : ["<defs>"] + lines + ["</defs>"]
  }

  /// Returns the class of a paint.
  ///
  /// Most shapes have a paint that has been used before.
  func name(of paint: Paint, _ look: Look) -> String {
    let key = PaintKey(paint: paint, tint: look.tint, style: look.style)
    for known in paints where known.key == key { return known.name }
    let name = styles.name(look) { paint.declarations($0) }
    if paints.count < 16 {
      paints.append((key, name))
    } else {
      paints[oldestPaint] = (key, name)
      oldestPaint = (oldestPaint + 1) % 16
    }
    return name
  }

  // Indenting every level would make the size of a deep drawing quadratic in its depth.
  private func indent(by levels: Int) {
    depth += levels
    indentation = String(repeating: "  ", count: min(depth, 32))
  }

  private struct PaintKey: Equatable {
    let paint: Paint
    let tint: Color
    let style: UserInterfaceStyle
  }
}
