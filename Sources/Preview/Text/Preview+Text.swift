import Layout
import Mod
import Widgets

extension Preview {
  /// Returns a tree as text, with a line for each widget: its visible content first, then properties that differ from
  /// the defaults.
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
  /// Use it to compare a screen in a test. Texts and values are as users see them, tokens have the values of the theme,
  /// colors are rounded to whole bytes (`#12121A`), states are words, an accessibility identifier is `#name`, and a
  /// role is in parentheses unless the kind implies it. Hidden widgets are marked, and `Previewable` widgets and
  /// components are replaced by their content. The views beside a field's text and in a bar have lines of their own. A
  /// presented screen follows the content that it covers. `treeDescription` lists the same tree property by property.
  ///
  /// - Precondition: A tree with components is on the main actor, to which their bodies are isolated.
  /// - Parameter tree: The widget or component to describe.
  /// - Returns: Lines without trailing spaces, joined by newlines. A line of more than 200 characters continues in
  ///   indented lines.
  /// - Complexity: O(*n*) for *n* widgets.
  public static func text(_ tree: any WidgetConvertible) -> String {
    let root = tree.root
    return ReaderNotation.rounded { lines(of: root).joined(separator: "\n") }
  }

  private static func lines(of root: any Widget) -> [String] {
    var cache = DifferenceCache()
    var lines: [String] = []
    // The widgets that have yet to be described, the next one last.
    var rest: [(widget: any Widget, depth: Int)] = [(root.shown, 0)]
    // A tree that has not been expanded contains no themes.
    let environment = EnvironmentValues()
    while let (described, depth) = rest.popLast() {
      let widget = described.holdsTokens ? described.withoutTokens(in: environment) : described
      if let covered = widget as? Covered {
        rest += ([covered.base].compactMap(\.self) + covered.presented).reversed().map { ($0, depth) }
      } else {
        lines += LongLine.lines(String(repeating: "  ", count: depth) + WidgetLine(of: widget, &cache).line)
        rest += (widget.shownSlots.elements + widget.shownChildren.elements).reversed().map { ($0, depth + 1) }
      }
    }
    return lines
  }
}
