import Foundation
import Layout
import Widgets

/// A drawing that is being made.
internal final class Canvas {
  // A drawing is made on one thread.
  @exclusivity(unchecked) var styles = DrawingStyles()

  /// The drawn lines, each with its end.
  @exclusivity(unchecked) private(set) var utf8: [UInt8] = []
  private var clips: [(id: String, shape: Markup)] = []
  private var clipIDs: Set<String> = []
  @exclusivity(unchecked) private var paints = RecentPaints()
  @exclusivity(unchecked) private var fonts: [(font: Font, name: String)] = []
  @exclusivity(unchecked) private var symbols: [(image: Image, symbol: Symbol)] = []
  private var definedLines: [[String]] = []
  private var definedIDs: Set<String> = []
  private var gradients: [(id: String, lines: [String])] = []
  private var gradientIDs: Set<String> = []
  @exclusivity(unchecked) private var depth = 0

  func add(_ markup: Markup) {
    indent()
    markup.write(to: &utf8)
    utf8.append(UInt8(ascii: "\n"))
  }

  /// The drawn lines.
  var lines: [String] { utf8.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) } }

  /// Adds a group.
  func group(_ attributes: [(StaticString, String)], _ content: () -> Void) {
    group(attributes: { for (name, value) in attributes { attribute(name, value) } }, content: content)
  }

  /// Adds a group whose attributes and content are written by closures.
  func group(_ name: StaticString = "g", attributes: () -> Void, content: () -> Void) {
    begin(name)
    attributes()
    utf8.write(">\n")
    depth += 1
    content()
    depth -= 1
    indent()
    utf8.write("</")
    utf8.write(name)
    utf8.write(">\n")
  }

  /// Begins an element. Its attributes follow.
  func begin(_ name: StaticString) {
    indent()
    utf8.write("<")
    utf8.write(name)
  }

  /// Writes an attribute of the element that has been begun.
  func attribute(_ name: StaticString, _ value: String) {
    attribute(name) { $0.write(escapedForMarkup: value) }
  }

  /// Writes an attribute of the open tag. The name needs no escaping.
  func attribute(_ name: String, of value: String) {
    utf8.write(" ")
    utf8.write(raw: name)
    utf8.write("=\"")
    utf8.write(escapedForMarkup: value)
    utf8.write("\"")
  }

  /// Writes an attribute with two words.
  func attribute(_ name: StaticString, _ first: String, _ second: String) {
    attribute(name) {
      $0.write(escapedForMarkup: first)
      $0.write(" ")
      $0.write(escapedForMarkup: second)
    }
  }

  /// Writes an attribute with a length.
  func attribute(_ name: StaticString, short value: Double) { attribute(name) { $0.write(short: value) } }

  /// Writes an attribute with a translation, a scaling, and further transforms.
  func attribute(
    _ name: StaticString, translation: CGPoint, scale: CGSize? = nil, then rest: StaticString = ""
  ) {
    attribute(name) { utf8 in
      utf8.write("translate(")
      utf8.write(short: translation.x)
      utf8.append(UInt8(ascii: " "))
      utf8.write(short: translation.y)
      utf8.append(UInt8(ascii: ")"))
      if let scale {
        utf8.write(" scale(")
        utf8.write(short: scale.width)
        utf8.write(" ")
        utf8.write(short: scale.height)
        utf8.write(")")
      }
      utf8.write(rest)
    }
  }

  @inline(__always) private func attribute(_ name: StaticString, _ write: (inout [UInt8]) -> Void) {
    utf8.append(UInt8(ascii: " "))
    utf8.write(name)
    utf8.append(UInt8(ascii: "="))
    utf8.append(UInt8(ascii: "\""))
    write(&utf8)
    utf8.append(UInt8(ascii: "\""))
  }

  /// Ends an element without content.
  func end() { utf8.write("/>\n") }

  /// Ends an element after its content.
  func end(_ name: StaticString, content: String) { end(name) { utf8.write(escapedForMarkup: content) } }

  /// Ends an element after its content, which a closure writes on the same line.
  func end(_ name: StaticString, content: () -> Void) {
    utf8.write(">")
    content()
    utf8.write("</")
    utf8.write(name)
    utf8.write(">\n")
  }

  /// Writes an element on the same line.
  func inline(_ name: StaticString, content: String, attributes: () -> Void) {
    utf8.write("<")
    utf8.write(name)
    attributes()
    utf8.write(">")
    utf8.write(escapedForMarkup: content)
    utf8.write("</")
    utf8.write(name)
    utf8.write(">")
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
    let outer = utf8
    utf8 = []
    depth += 1
    content()
    depth -= 1
    let inner = lines
    utf8 = outer
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
  func name(of paint: Paint, _ traits: DrawnTraits) -> String {
    paints.name(of: paint, traits) { styles.name(traits) { paint.declarations($0) } }
  }

  // With an indentation for every level, the size of a drawing would be quadratic in its depth.
  private func indent() {
    Self.blanks.withUTF8Buffer { utf8.append(contentsOf: $0.prefix(2 * min(depth, 32))) }
  }

  private static let blanks: StaticString = "                                                                "

  /// Returns the class of a font. Most texts share a few fonts.
  func name(of font: Font, css: () -> String) -> String {
    for known in fonts where known.font == font { return known.name }
    let css = css()
    let name = styles.name(light: css, dark: css)
    if fonts.count == 8 { fonts.removeFirst() }
    fonts.append((font, name))
    return name
  }

  /// Returns the drawing of an image, which is cached because most drawings repeat few images.
  func symbol(of image: Image) -> Symbol {
    for known in symbols where known.image == image { return known.symbol }
    let symbol = Symbol(image)
    if symbols.count == 8 { symbols.removeFirst() }
    symbols.append((image, symbol))
    return symbol
  }
}
