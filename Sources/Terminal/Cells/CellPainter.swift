import Foundation
import Layout
import Widgets

/// A painter of a live tree into the cells of a terminal, frame after frame.
///
/// Only widgets in which something has changed are laid out again, and only the rows in which they are in view are
/// drawn.
package final class CellPainter {
  private var (memory, lowMemory) = (LayoutMemory(), LayoutMemory())
  private let wholeLists = WholeLists()
  private let clusters: Grid.Clusters
  private var last: Grid?

  /// The height of the last grid. The layouts in the memory depend on it.
  private var knownHeight = 0

  /// The rows of the last grid that have been drawn, or `nil` for all.
  private var redrawn: ChangedRows?

  /// Creates a painter of cells, with links and pictures if the terminal has them.
  package init(hasLinks: Bool = false, hasPictures: Bool = false) {
    clusters = Grid.Clusters(hasLinks: hasLinks, hasPictures: hasPictures)
  }

  /// Creates a painter whose cells are pasted on the cells of another painter.
  init(sharing other: CellPainter) { clusters = other.clusters }

  /// The pictures of the terminal, if it shows any.
  var pictures: Pictures? { clusters.pictures }

  /// The rows to which contents are scrolled that have no offset in the tree.
  var scrolled: ScrolledContents { clusters.scrolled }

  /// Whether the terminal draws pictures as sixels.
  var hasSixels: Bool { clusters.sixels?.isUsed == true }

  /// Notes an answer of the terminal about sixels, and returns whether everything is drawn again.
  func note(_ answer: (SixelPictures) -> Bool) -> Bool {
    guard let sixels = clusters.sixels, answer(sixels) else { return false }
    last = nil
    return true
  }

  /// Allows reading images from files, as for the process's own terminal.
  func readFiles() { clusters.readFiles() }

  /// Returns whether any of some rows of the last grid has been drawn, and not been taken from the grid before.
  package func redraws(_ rows: Range<Int>) -> Bool {
    guard let redrawn, let last else { return true }
    return rows.clamped(to: 0..<last.height).contains(where: redrawn.contains)
  }

  /// Removes the stored heights of lists, because their rows may have changed.
  package func startFrame() { wholeLists.heights = [:] }

  /// Returns the cells of widgets that come from a live tree.
  ///
  /// A screen fills the terminal. Any other widget has its own height, and starts at the top, or above it. Tables and
  /// collections take the remaining space. In a widget with a height of its own, that space ends with the terminal.
  ///
  /// - Parameters:
  ///   - base: The lowest widget.
  ///   - presented: The screens over it.
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  ///   - top: The first visible row of a widget that is higher than the terminal.
  ///   - depth: The number of colors.
  /// - Complexity: O(*n*) for *n* widgets that have changed, with their siblings, and for the rows.
  package func grid(
    of base: any Widget, under presented: [any Widget] = [], width: Int, height: Int, top: Int = 0,
    depth: ColorDepth = .palette
  ) -> Grid {
    guard !base.isHidden else {
      last = nil
      return Grid(width: width, height: height, depth: depth, clusters: clusters)
    }
    scrolled.presented = Set(presented.compactMap { $0.behaviors.origin?.node })
    let shown = presented.isEmpty ? base : Preview.cover(base, by: presented)
    if knownHeight != height { (memory, lowMemory, knownHeight) = (LayoutMemory(), LayoutMemory(), height) }
    let root = self.root(shown, listHeight: Double(height), in: memory)
    let space = CGRect(x: 0, y: 0, width: width, height: height)
    var grid: Grid?
    fillsTerminal = !presented.isEmpty || root.fillsTerminal
    let draw: () -> Void = { [self] in
      var bounds = space
      if presented.isEmpty, !root.fillsTerminal {
        bounds.size.height = ownHeight(of: shown, root, in: space)
        if bounds.height > space.height, width > 1, hasScrollBar {
          bounds.size.width -= 1
          bounds.size.height = ownHeight(of: shown, root, in: CGRect(x: 0, y: 0, width: width - 1, height: height))
        }
        bounds.origin.y = -Double(max(0, min(top, Int(bounded: bounds.height) - height)))
      }
      contentHeight = Int(bounded: bounds.height)
      let bar = ScrollBar(total: contentHeight, visible: height, offset: Int(bounded: -bounds.minY), length: height)
      let placed = root.placed(onScreen: bounds)
      grid = self.grid(of: placed, beside: width > 1 && hasScrollBar ? bar : nil, in: space, depth)
    }
    descending(root.contents.levels, draw)
    last = grid
    return grid ?? Grid(width: width, height: height, depth: depth, clusters: clusters)
  }

  private func root(_ widget: any Widget, listHeight: Double, in memory: LayoutMemory) -> LayoutNode {
    let root = LayoutNode(
      widget, ruler: ruler(listHeight: listHeight), isRightToLeft: false, fillsScreen: true,
      memory: memory)
    memory.prune(keeping: root)
    return root
  }

  private func ruler(listHeight: Double) -> CellRuler {
    CellRuler(listHeight: listHeight, wholeLists: wholeLists, scrolled: scrolled)
  }

  /// Returns the height of a widget that does not fill the terminal.
  ///
  /// Its lists are lower than they ask for if everything fits then, but at least three rows high.
  private func ownHeight(of widget: any Widget, _ root: LayoutNode, in space: CGRect) -> Double {
    let height = root.size(width: space.width).height
    guard height > space.height, root.contents.hasLists, root.resistance(along: .vertical) == 0 else { return height }
    let lowest = self.root(widget, listHeight: 3, in: lowMemory).size(width: space.width).height
    return max(space.height, min(height, lowest))
  }

  /// Returns the cells of a layout. Only rows that may have changed since the last layout are drawn.
  private func grid(of placed: Placed, beside bar: ScrollBar?, in space: CGRect, _ depth: ColorDepth) -> Grid {
    let traits = DrawnTraits(style: .unspecified, isRightToLeft: false)
    let grid: Grid
    if let last, let former = last.placed, last.depth == depth, last.width == Int(space.width),
      last.height == Int(space.height)
    {
      var changed = ChangedRows(height: last.height)
      placed.addChanges(since: former, in: space, to: &changed)
      if bar != last.bar { changed.insert(space) }
      redrawn = changed
      grid = Grid(last, without: changed)
      grid.drawAll = { whole in
        descending(placed.levels) { GridPen(grid: whole, frame: space, clip: space, traits: traits).draw(placed) }
      }
      for rows in changed.ranges {
        let clip = CGRect(x: 0, y: Double(rows.lowerBound), width: space.width, height: Double(rows.count))
        let pen = GridPen(grid: grid, frame: space, clip: clip, traits: traits)
        pen.draw(placed)
        if let bar { pen.draw(bar) }
      }
    } else {
      redrawn = nil
      grid = Grid(width: Int(space.width), height: Int(space.height), depth: depth, clusters: clusters)
      let pen = GridPen(grid: grid, frame: space, clip: space, traits: traits)
      pen.draw(placed)
      if let bar { pen.draw(bar) }
    }
    (grid.placed, grid.bar) = (placed, bar)
    for spot in grid.places.spots where spot.reversesFocus { grid.reverse(spot.visible) }
    return grid
  }

  /// Whether a tree that is higher than the terminal has a scroll bar.
  var hasScrollBar = true

  /// Whether the last grid's content fills the terminal, whatever its height is.
  private(set) var fillsTerminal = false

  /// The number of rows of the last grid's content. It may be higher than the grid.
  package private(set) var contentHeight = 0
}

extension LayoutNode {
  /// Whether the widget fills the terminal: a scroll view, a list, or a widget that contains a screen.
  internal var fillsTerminal: Bool { contents.hasScreens || type.isScroll || type.isList || fillsAsComponent }

  private var fillsAsComponent: Bool { type.isComposed && children.count == 1 && firstChild?.fillsTerminal == true }
}
