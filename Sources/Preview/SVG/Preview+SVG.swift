import Foundation
import Widgets

extension Preview {
  /// A tree as a drawing that any browser shows: a screenshot as text, the same bytes on every platform.
  ///
  /// ```swift
  /// let drawing = Preview.svg(screen, width: 320)
  /// try drawing.write(to: URL(filePath: "screen.svg"), atomically: true, encoding: .utf8)
  /// ```
  ///
  /// Widgets lie where UIKit would put them: stacks by their axis, spacing, alignment, distribution and priorities,
  /// widgets whose frame was set by hand at that frame. Text is measured by a table of averages, and the drawing makes
  /// any font fit it, so that no font needs to be there. Each widget is a group that bears its kind, its identifier or
  /// key and its role, so that the difference of two drawings names the widget.
  ///
  /// Nothing is loaded and nothing runs; all text is escaped.
  ///
  /// - Precondition: A tree with components is on the main actor, where their bodies are.
  /// - Parameters:
  ///   - tree: The widget or component to draw, with all in it.
  ///   - width: The width of the screen, in points. 375 by default.
  ///   - height: The height of the screen, in points, or `nil`, the default, for as much as the tree needs.
  ///   - appearance: Light or dark, or `unspecified`, the default, for that of the reader.
  ///   - isRightToLeft: Whether the language is written from right to left. `false` by default.
  ///   - title: What the drawing is called. The type of the widget or component by default.
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
    let tree = root.shown
    let node = Node(tree, ruler: PointRuler(), isRightToLeft: isRightToLeft)
    let width = width.boundedLength
    return descending(node.levels) {
      let size = CGSize(width: width, height: height?.boundedLength ?? node.size(width: width).height)
      let placed = node.placed(in: CGRect(origin: .zero, size: size))
      let canvas = Canvas()
      let look = Look(style: appearance, isRightToLeft: isRightToLeft)
      let pen = Pen(canvas: canvas, size: placed.frame.size, look: look)
      pen.rectangle(pen.bounds, Paint(fill: .systemBackground))
      if !tree.isHidden { pen.draw(placed) }
      return document(canvas, size: placed.frame.size, title: title, text: placed.texts)
    }
  }

  private static func document(_ canvas: Canvas, size: CGSize, title: String, text: [String]) -> String {
    let (width, height) = (size.width.short, size.height.short)
    let root = Markup(
      name: "svg",
      attributes: [
        ("xmlns", "http://www.w3.org/2000/svg"), ("role", "img"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"),
        ("font-family", "-apple-system,system-ui,Helvetica Neue,Arial,sans-serif"),
      ])
    let described =
      text.isEmpty ? [] : [Markup(name: "desc", attributes: [], content: text.joined(separator: ", ")).text]
    let lines =
      [root.opening, Markup(name: "title", attributes: [], content: title).text] + described
      + ["<style>"] + canvas.styles.lines + ["</style>"] + canvas.definitions + canvas.lines + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Placed {
  /// What is to be read, in order.
  fileprivate var texts: [String] {
    guard widget.alpha > 0 else { return [] }
    return (widget.accessibilityLabel ?? widget.caption).map { [$0] } ?? children.flatMap(\.texts)
  }
}
