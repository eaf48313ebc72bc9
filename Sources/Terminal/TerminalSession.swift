import Foundation
import Live
import Preview

/// A live tree as the cells of a terminal, operated by the events of the terminal.
///
/// Whatever the terminal reports becomes an action of a user on a node, with the same refusals as in tests.
@MainActor package final class TerminalSession {
  /// The outcome of an event.
  package enum Outcome: Equatable {
    /// Something has been done.
    case done
    /// The event means nothing where it has happened.
    case unused
    /// An action has been refused, for a reason.
    case refused(String)
    /// The node that the event is about is gone.
    case gone
    /// The user wants to end the program.
    case end
    /// The user wants to suspend the program.
    case suspend
  }

  /// Called when there may be a new frame.
  package var needsFrame: (() -> Void)?

  internal let tracer = Tracer()
  internal let painter = CellPainter()
  internal let root: () -> Node
  internal let depth: ColorDepth
  internal var width: Int
  internal var height: Int

  /// The first visible row of a tree that is higher than the terminal.
  internal var top = 0

  /// The spot on which a button of the pointer has been pressed.
  internal var pressed: Spot?

  /// Whether the touch of what is pressed has begun.
  internal var isHeld = false

  /// The node under the pointer.
  internal var hovered: Int?

  private var isDirty = true
  private var shown: Grid?
  internal private(set) var current: Grid?

  package init<State>(
    _ tree: LiveTree<State>, width: Int, height: Int, depth: ColorDepth = .palette
  ) {
    root = { tree.root }
    (self.width, self.height, self.depth) = (max(1, width), max(1, height), depth)
    tracer.didChange = { [weak self] in self?.setNeedsFrame() }
  }

  /// Performs an event, and returns its outcome.
  @discardableResult package func handle(_ event: TerminalEvent) -> Outcome {
    do {
      switch event {
      case .key(let key): return try press(key)
      case .paste(let text): return try paste(text)
      case .pointer(let pointer): return try handle(pointer)
      case .focus(let isFocused): if !isFocused { leavePointer() }
      case .resize(let width, let height): resize(width: width, height: height)
      }
      return .done
    } catch {
      return .refused("\(error)")
    }
  }

  /// Returns the cells as they should be shown.
  ///
  /// - Complexity: O(*n*) for *n* widgets that have changed, with their siblings, and for the cells.
  package func grid() -> Grid {
    if let current, !isDirty { return current }
    var grid = paint()
    // Tables show as many rows as there is room for, which is known after a layout.
    for _ in 0..<3 where fitTables(in: grid) { grid = paint() }
    isDirty = false
    current = grid
    return grid
  }

  /// Returns the bytes that make the terminal show the current cells, none if it shows them.
  package func frame() -> [UInt8] {
    let grid = grid()
    defer { shown = grid }
    guard let shown else { return grid.whole() }
    return shown === grid ? [] : shown.changes(to: grid)
  }

  /// Forgets what the terminal shows, so that the next frame writes all cells.
  package func forgetShown() { shown = nil }

  internal func setNeedsFrame() {
    isDirty = true
    needsFrame?()
  }

  private func paint() -> Grid {
    let (base, presented) = tracer.widgets(of: root())
    let grid = painter.grid(of: base, under: presented, width: width, height: height, top: top, depth: depth)
    top = max(0, min(top, painter.contentHeight - height))
    return grid
  }

  private func resize(width: Int, height: Int) {
    (self.width, self.height) = (max(1, width), max(1, height))
    shown = nil
    setNeedsFrame()
  }
}
