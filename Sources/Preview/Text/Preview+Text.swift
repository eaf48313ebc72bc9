import Mod
import Widgets

extension Preview {
  /// A tree as text, a line for each widget: what a user sees of it first, then what else is not as by default.
  ///
  /// ```swift
  /// print(Preview.text(form))
  /// // StackView column spacing: 8.0
  /// //   Label "Settings" (heading) font: .title1
  /// //   Switch on #notifications
  /// //   SegmentedControl Day [Week] Month
  /// //   Button "Save" disabled
  /// ```
  ///
  /// It is what to compare a screen with in a test: text and values come as they are shown, states as words, an
  /// accessibility identifier as `#name`, a role in parentheses if the kind does not tell it. A widget that is hidden says
  /// so, a ``Previewable`` one and a component show what they look like. What is presented follows what it
  /// covers. `treeDescription` lists the same tree property by property.
  ///
  /// - Precondition: A tree with components is on the main actor, where their bodies are.
  /// - Parameter tree: The widget or component to describe, with all in it.
  /// - Returns: Lines without spaces at their ends, joined by newlines.
  public static func text(_ tree: any WidgetConvertible) -> String {
    var cache = DifferenceCache()
    var lines: [String] = []
    // What is yet to be told, the next one last.
    var rest: [(widget: any Widget, depth: Int)] = [(tree.root.shown, 0)]
    while let (widget, depth) = rest.popLast() {
      if let covered = widget as? Covered {
        rest += ([covered.base].compactMap(\.self) + covered.presented).reversed().map { ($0, depth) }
      } else {
        lines.append(String(repeating: "  ", count: depth) + WidgetLine(of: widget, &cache).line)
        rest += widget.shownChildren.elements.reversed().map { ($0, depth + 1) }
      }
    }
    return lines.joined(separator: "\n")
  }
}
