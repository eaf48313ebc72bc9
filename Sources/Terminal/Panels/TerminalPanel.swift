import Foundation
import Layout
import Live
import Widgets

/// The content of a panel: a tree of widgets, and the actions of keys.
@MainActor internal protocol PanelContent: AnyObject {
  /// The title in the frame of the panel.
  var title: String { get }

  /// The keys that do something in the panel.
  var hints: [KeyHint] { get }

  /// The greatest number of columns, without the frame.
  var columns: Int { get }

  /// The number of columns that the content needs, for which a narrow terminal leaves out the frame.
  var leastColumns: Int { get }

  /// The row of the content that keys move, or `nil` if there is none. It stays in view.
  var focusedRow: Int? { get }

  /// The widgets. The block is called again when a value changes that it has read.
  @WidgetBuilder func content() -> Children

  /// Receives the number of columns and the greatest number of rows.
  func fit(columns: Int, rows: Int)

  /// Handles a key before the widgets do. Returns `nil` if the key has no meaning in the panel.
  func press(_ key: KeyPress) -> PanelAnswer?
}

extension PanelContent {
  var columns: Int { 60 }
  var leastColumns: Int { 12 }
  var focusedRow: Int? { nil }
}

/// The effect of a key in a panel.
internal enum PanelAnswer {
  /// The panel stays open.
  case stay
  /// The panel closes, and then an action is performed on the tree below.
  case close(() throws -> TerminalSession.Outcome)
}

/// A panel over a tree: a tree of its own in a frame, in a session of its own.
@MainActor internal final class TerminalPanel {
  let content: any PanelContent
  let session: TerminalSession

  /// The cells of the panel, with its frame.
  private(set) var frame = CGRect.zero

  /// The cells inside of the frame, if there is space for one.
  private(set) var inside = CGRect.zero

  /// The size that the content may have.
  private var space = (width: 0, height: 0)

  init(_ content: any PanelContent, traits: TerminalTraits, sharing painter: CellPainter) {
    self.content = content
    session = TerminalSession(
      LiveTree { content.content() }, width: 1, height: 1, traits: traits, painter: CellPainter(sharing: painter))
    session.layers.allowsPanels = false
    session.painter.hasScrollBar = content.focusedRow == nil
  }

  /// Places the panel in the middle of a terminal, as high as its content, and returns its cells.
  func grid(width: Int, height: Int) -> Grid {
    let isFramed = width >= content.leastColumns + 4 && height >= 5
    let border = isFramed ? 1 : 0
    let innerWidth = min(content.columns, width - (isFramed ? 4 : 0))
    let space = max(1, height - 2 * border - (height > 12 ? 2 : 0))
    content.fit(columns: innerWidth, rows: space)
    if (innerWidth, space) != self.space { session.setSize(width: innerWidth, height: space) }
    self.space = (innerWidth, space)
    var grid = session.grid()
    // A scroll bar can make the content higher.
    for _ in 0..<3 where session.painter.contentHeight != session.height {
      let height = max(1, min(space, session.painter.contentHeight))
      if height == session.height { break }
      session.setSize(width: innerWidth, height: height)
      grid = session.grid()
    }
    let own = session.height
    if let row = content.focusedRow, session.show(row: row) { grid = session.grid() }
    let (outerWidth, outerHeight) = (innerWidth + (isFramed ? 4 : 0), own + 2 * border)
    frame = CGRect(
      x: (width - outerWidth) / 2, y: max(0, (height - outerHeight) / 3), width: outerWidth, height: outerHeight)
    inside = isFramed ? frame.insetBy(dx: 2, dy: 1) : frame
    return grid
  }

  /// Draws the frame with the title, and the cells of the content.
  func draw(_ cells: Grid, on grid: Grid) {
    let traits = DrawnTraits(style: .unspecified, isRightToLeft: false)
    let pen = GridPen(grid: grid, frame: frame, clip: frame, traits: traits)
    grid.erase(frame)
    if inside != frame {
      pen.box(isRounded: true)
      pen.text(" \(content.title) ", x: 2, width: pen.width - 4, .bold)
    }
    grid.paste(cells, x: Int(bounded: inside.minX), y: Int(bounded: inside.minY))
  }

  /// Handles the pointer in the panel, or returns `nil` if it is pressed outside.
  func handle(_ pointer: TerminalEvent.Pointer, at now: ContinuousClock.Instant) throws -> TerminalSession.Outcome? {
    let isInside = frame.contains(CGPoint(x: Double(pointer.x) + 0.5, y: Double(pointer.y) + 0.5))
    if case .down = pointer.kind, !isInside { return nil }
    var moved = pointer
    (moved.x, moved.y) = (pointer.x - Int(bounded: inside.minX), pointer.y - Int(bounded: inside.minY))
    return try session.handle(moved, at: now)
  }
}
