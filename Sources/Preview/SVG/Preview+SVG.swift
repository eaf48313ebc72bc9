import Foundation
import Layout
import Widgets

extension Preview {
  /// Returns a tree as an SVG drawing: a screenshot as text, with the same bytes on every platform.
  ///
  /// ```swift
  /// let drawing = Preview.svg(screen, width: 320)
  /// try drawing.write(to: URL(filePath: "screen.svg"), atomically: true, encoding: .utf8)
  /// ```
  ///
  /// Widgets are laid out as UIKit would do it: stacks by their axis, spacing, alignment, distribution and priorities,
  /// widgets with a frame at that frame. Text is measured by a table of average widths, and the drawing fits any font
  /// to it, so that no particular font is needed. Each widget is a group with its kind, its identifier or key, and its
  /// role, so that a diff of two drawings names the widget.
  ///
  /// The outermost widget fills the screen within its limits, unless it has a width, a height or a frame. If it is
  /// wider than the screen, the drawing is as wide as the widget.
  ///
  /// The drawing loads and runs nothing, and all text is escaped.
  ///
  /// - Precondition: A tree with components is on the main actor, to which their bodies are isolated.
  /// - Parameters:
  ///   - tree: The widget or component to draw.
  ///   - width: The width of the screen, in points. 375 by default.
  ///   - height: The height of the screen, in points, or `nil` for the height of the tree. `nil` by default.
  ///   - appearance: The light or dark appearance, or `unspecified` for the reader's. `unspecified` by default.
  ///   - isRightToLeft: Whether the language is written from right to left. `false` by default.
  ///   - title: The title of the drawing. The type of the widget or component by default.
  public static func svg(
    _ tree: any WidgetConvertible,
    width: Double = 375,
    height: Double? = nil,
    appearance: UserInterfaceStyle = .unspecified,
    isRightToLeft: Bool = false,
    title: String? = nil
  ) -> String {
    let root = tree.root
    let title = title ?? root.kindName
    let tree = root.shown(in: EnvironmentValues(style: appearance, isRightToLeft: isRightToLeft))
    let node = LayoutNode(tree, ruler: PointRuler(), isRightToLeft: isRightToLeft, fillsScreen: true)
    let width = width.boundedLength
    return descending(node.contents.levels) {
      let height = height?.boundedLength ?? node.size(width: width).height
      let placed = node.placed(onScreen: CGRect(x: 0, y: 0, width: width, height: height))
      let ruler = PointRuler()
      let size = CGSize(width: max(ruler.rounded(width), placed.frame.maxX), height: ruler.rounded(height))
      let canvas = Canvas()
      // The group of the tree sets the direction of writing, so that the background needs none.
      let traits = DrawnTraits(style: appearance, isRightToLeft: false)
      let pen = Pen(canvas: canvas, size: size, traits: traits)
      pen.rectangle(pen.bounds, Paint(fill: .systemBackground))
      if !tree.isHidden { pen.draw(placed) }
      return document(canvas, size: size, title: title, text: placed.allTexts)
    }
  }

  internal static let fontFamily = "-apple-system,system-ui,Helvetica Neue,Arial,sans-serif"

  private static func document(_ canvas: Canvas, size: CGSize, title: String, text: [String]) -> String {
    let (width, height) = (size.width.short, size.height.short)
    let root = Markup(
      name: "svg",
      attributes: [
        ("xmlns", "http://www.w3.org/2000/svg"), ("role", "img"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"),
        ("font-family", fontFamily),
      ])
    let described =
      text.isEmpty ? [] : [Markup(name: "desc", attributes: [], content: text.joined(separator: ", ")).text]
    let lines =
      [root.opening, Markup(name: "title", attributes: [], content: title).text] + described
      + ["<style>"] + canvas.styles.lines + ["</style>"] + canvas.definitions
    var utf8 = Array(lines.joined(separator: "\n").utf8)
    utf8.write("\n")
    utf8.append(contentsOf: canvas.utf8)
    utf8.write("</svg>\n")
    return String(decoding: utf8, as: UTF8.self)
  }
}

extension Placed {
  /// The visible texts, in order.
  fileprivate var allTexts: [String] {
    var texts: [String] = []
    addTexts(to: &texts)
    return texts
  }

  private func addTexts(to texts: inout [String]) {
    guard view.isDrawn else { return }
    if let text = view.accessibilityLabel ?? (type.pages.hasPlainCaption ? widget.plainCaption : widget.caption) {
      texts.append(text)
    } else {
      for child in children { child.addTexts(to: &texts) }
    }
  }
}
