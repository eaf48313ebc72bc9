import Foundation
import Layout
import Widgets

extension Preview {
  /// Returns a tree as text for a terminal.
  ///
  /// ```swift
  /// print(Preview.terminal(form, width: 30))
  /// // Settings
  /// // Notifications              ━━●
  /// // Volume              ━━━●──────
  /// //  Day │[Week]│ Month
  /// // [           Save            ]
  /// ```
  ///
  /// The tree is laid out like `Preview.svg(_:)`, in cells instead of points: a
  /// column is eight points wide, a row twenty points high. Borders and backgrounds with rounded corners become boxes.
  /// The outermost widget fills the terminal within its limits, unless it has a width, a height or a frame. Wide
  /// characters take two cells. Control characters in texts are removed. With colors, PNG images of `data:` addresses
  /// and of files are drawn in half blocks.
  ///
  /// The output has at most a million lines.
  ///
  /// Each line ends in the default style and without trailing spaces, so that lines can be compared and mixed with
  /// others.
  ///
  /// - Precondition: A tree with components is on the main actor, to which their bodies are isolated.
  /// - Parameters:
  ///   - tree: The widget or component to show.
  ///   - width: The width of the terminal, in cells, at most 10,000. By default the environment variable `COLUMNS`, or
  ///     else 60.
  ///   - color: Whether to use colors and other styles. `true` by default, unless the environment variable `NO_COLOR`
  ///     is set. Without colors, the text is plain and can be compared in a test.
  ///   - isRightToLeft: Whether the language is written from right to left. `false` by default.
  public static func terminal(
    _ tree: any WidgetConvertible,
    width: Int? = nil,
    color: Bool? = nil,
    isRightToLeft: Bool = false
  ) -> String {
    let tree = tree.root.shown(in: EnvironmentValues(isRightToLeft: isRightToLeft))
    guard !tree.isHidden else { return "" }
    let node = LayoutNode(tree, ruler: CellRuler(), isRightToLeft: isRightToLeft, fillsScreen: true)
    let width = Double(max(0, min(width ?? TerminalEnvironment.columns ?? 60, Grid.largestWidth)))
    return descending(node.contents.levels) {
      let size = CGSize(width: width, height: node.size(width: width).height)
      let bounds = CGRect(origin: .zero, size: size)
      let inColor = color ?? TerminalEnvironment.wantsColor
      let clusters = Grid.Clusters(hasBlocks: inColor)
      clusters.readFiles()
      let grid = Grid(width: Int(width), height: Int(bounded: size.height), clusters: clusters)
      let traits = DrawnTraits(style: .unspecified, isRightToLeft: isRightToLeft)
      GridPen(grid: grid, frame: bounds, clip: bounds, traits: traits).draw(node.placed(onScreen: bounds))
      return grid.text(inColor: inColor)
    }
  }

  /// Returns the current state of a live tree as terminal text: see ``terminal(_:width:color:isRightToLeft:)``.
  ///
  /// - Complexity: O(*n*) in the widgets of the tree.
  @MainActor public static func terminal(
    _ tree: LiveTree<some Any>,
    width: Int? = nil,
    color: Bool? = nil,
    isRightToLeft: Bool = false
  ) -> String {
    terminal(tree.widget, width: width, color: color, isRightToLeft: isRightToLeft)
  }
}

/// The properties of the terminal in the environment of the process.
internal enum TerminalEnvironment {
  /// The number of columns in `COLUMNS`, if it is set.
  internal static var columns: Int? { columns(in: variable("COLUMNS")) }

  internal static func columns(in text: String?) -> Int? {
    text.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// A Boolean value that indicates whether to use colors, unless `NO_COLOR` is set.
  internal static var wantsColor: Bool { wantsColor(unless: variable("NO_COLOR")) }

  internal static func wantsColor(unless text: String?) -> Bool { text?.isEmpty ?? true }

  // Reading one variable is much faster than creating a dictionary of all.
  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
