import Foundation
import Widgets

extension Preview {
  /// A tree as it looks in a terminal.
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
  /// It is laid out by the rules of ``svg(_:width:height:appearance:isRightToLeft:title:)``, in cells instead of points: a
  /// column stands for eight points, a row for twenty. Borders, and grounds with round corners, become boxes. Wide
  /// characters take two cells, and what could steer the terminal is left out of texts.
  ///
  /// The output is cut at a million lines.
  ///
  /// Each line ends in the usual style and without spaces at its end, so that lines can be compared and mixed with others.
  ///
  /// - Precondition: A tree with components is on the main actor, where their bodies are.
  /// - Parameters:
  ///   - tree: The widget or component to show, with all in it.
  ///   - width: The width of the terminal, in cells: 10,000 at most. By default that of the environment variable `COLUMNS`,
  ///     or else 60.
  ///   - color: Whether there are colours and other styles. By default there are, unless the environment variable
  ///     `NO_COLOR` says no. Without, the text is plain: something to compare in a test.
  ///   - isRightToLeft: Whether the language is written from right to left. `false` by default.
  public static func terminal(
    _ tree: any WidgetConvertible,
    width: Int? = nil,
    color: Bool? = nil,
    isRightToLeft: Bool = false
  ) -> String {
    let tree = tree.root.shown
    guard !tree.isHidden else { return "" }
    let node = Node(tree, ruler: CellRuler(), isRightToLeft: isRightToLeft)
    let width = Double(max(0, min(width ?? TerminalEnvironment.columns ?? 60, Grid.largestWidth)))
    return descending(node.levels) {
      let size = CGSize(width: width, height: node.size(width: width).height)
      let bounds = CGRect(origin: .zero, size: size)
      let grid = Grid(width: Int(width), height: Int(bounded: size.height))
      let look = Look(style: .unspecified, isRightToLeft: isRightToLeft)
      GridPen(grid: grid, frame: bounds, clip: bounds, look: look).draw(node.placed(in: bounds))
      return grid.text(inColor: color ?? TerminalEnvironment.wantsColor)
    }
  }
}
