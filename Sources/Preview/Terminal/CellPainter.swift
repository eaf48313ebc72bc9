import Foundation
import Widgets

/// A painter of a live tree into the cells of a terminal, frame after frame.
///
/// Only widgets in which something has changed are laid out again, and only those in view are drawn.
package final class CellPainter {
  private let memory = LayoutMemory()
  private let clusters = Grid.Clusters()

  package init() {}

  /// Returns the cells of widgets that come from a live tree.
  ///
  /// A screen fills the terminal. Any other widget has its own height, and starts at the top, or above it.
  ///
  /// - Parameters:
  ///   - base: The lowest widget.
  ///   - presented: The screens over it.
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  ///   - top: The first visible row of a widget that is higher than the terminal.
  ///   - depth: The number of colors.
  /// - Complexity: O(*n*) for *n* widgets that have changed, with their siblings, and for the cells.
  package func grid(
    of base: any Widget, under presented: [any Widget] = [], width: Int, height: Int, top: Int = 0,
    depth: ColorDepth = .palette
  ) -> Grid {
    let grid = Grid(width: width, height: height, depth: depth, clusters: clusters)
    guard !base.isHidden else { return grid }
    let shown = presented.isEmpty ? base : Preview.cover(base, by: presented)
    let root = LayoutNode(shown, ruler: CellRuler(), isRightToLeft: false, memory: memory)
    memory.prune(keeping: root)
    let draw: () -> Void = { [self] in
      let room = CGSize(width: Double(width), height: Double(height))
      var bounds = CGRect(origin: .zero, size: room)
      if presented.isEmpty, !base.fillsScreen {
        bounds.size.height = root.size(width: bounds.width).height
        bounds.origin.y = -Double(max(0, min(top, Int(bounded: bounds.height) - height)))
      }
      contentHeight = Int(bounded: bounds.height)
      let look = Look(style: .unspecified, isRightToLeft: false)
      let pen = GridPen(
        grid: grid, frame: CGRect(origin: .zero, size: room), clip: CGRect(origin: .zero, size: room), look: look)
      let placed = root.placed(in: bounds)
      grid.placed = placed
      pen.draw(placed)
    }
    descending(root.levels, draw)
    for spot in grid.spots where spot.origin.isFocused && spot.element == nil && !spot.showsFocus {
      grid.reverse(spot.visible)
    }
    return grid
  }

  /// The number of rows of the last grid's content, which may be higher than the grid.
  package private(set) var contentHeight = 0
}

extension Widget {
  /// Whether the widget is a screen, or a component of one.
  internal var fillsScreen: Bool {
    if let composed = self as? Composed, composed.children.count == 1 { return composed.children[0].fillsScreen }
    return self is any Screen || self is Window || self is ScrollView || self is any ListView
  }
}
