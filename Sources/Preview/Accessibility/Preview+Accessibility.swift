import Layout
import Widgets

extension Preview {
  /// Returns the accessibility tree of a tree: a line for each element that assistive technology reads, in reading
  /// order.
  ///
  /// ```swift
  /// print(Preview.accessibility(form))
  /// // heading "Settings" level: 1
  /// // switch "Notifications" on actions: toggle
  /// // slider "Volume" value: 0.4 of 0…1 actions: increase, decrease
  /// // button "Save" disabled hint: "Saves all settings."
  /// ```
  ///
  /// A line has the role, the name, the value, the states, the heading level, the hint and the actions. The roles and
  /// names are those of the page that ``html(_:as:)`` returns, with the names of ARIA. What is inside of an element
  /// is indented. A text that is a part of the name of an element has no line of its own, and neither has the only cell
  /// of a row. Widgets that are hidden or transparent, the siblings of a modal view and decorations are left
  /// out.
  ///
  /// - Precondition: A tree with components is on the main actor, to which their bodies are isolated.
  /// - Parameter tree: The widget or component to describe.
  /// - Returns: Lines without trailing spaces, joined by newlines. The text is empty if there is nothing to read.
  /// - Complexity: O(*n* · *d*) for *n* widgets and the depth *d* of the tree.
  public static func accessibility(_ tree: any WidgetConvertible) -> String {
    let parts = MarkupReader.parts(of: html(tree.root, as: .fragment, isMarked: false, isSpoken: true))
    return SpokenTree(parts).lines.joined(separator: "\n")
  }
}
