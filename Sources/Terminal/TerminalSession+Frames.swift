import Layout
import Live

extension TerminalSession {
  /// Returns the cells to show.
  ///
  /// - Complexity: O(*n*) for *n* widgets that have changed, with their siblings, and for the cells.
  package func grid() -> Grid {
    // State that a block has read changes the tree when somebody reads it.
    let root = root()
    if let current = frames.current, !frames.areDue { return current }
    root.settleFocus()
    painter.startFrame()
    if layers.allowsPanels { painter.scrolled.prune { tracer.node($0) != nil } }
    if resizing.isResized { resizing.places?.restore(in: self) }
    var grid = paint()
    // Tables show as many rows as fit, which is known after a layout.
    var spaces = ListSpaces()
    for _ in 0..<16 {
      guard fitTables(in: grid, &spaces) else { break }
      grid = paint()
    }
    let wasResized = resizing.isResized
    if wasResized, scrollBack(in: grid) { grid = paint() }
    (resizing.isResized, frames.areDue) = (false, false)
    frames.current = grid
    // Bringing the focus into view below may scroll, too.
    defer { if wasResized { resizing.places?.settle(in: self) } }
    if isRevealing { return grid }
    let focus = root.numberOfFocus
    guard focus != lastFrame.focus || mayLoseSight(of: focus) else { return grid }
    let sight = sight(in: grid)
    let isLost = !lastFrame.isTreeScrolledSince && sight?.isLost(since: lastFrame.sight) == true
    let former = lastFrame.focus
    lastFrame = LastFrame(focus: former, sight: sight)
    guard focus != former || isLost else { return grid }
    lastFrame.focus = focus
    revealFocus(isLost: isLost)
    lastFrame.sight = self.sight(in: self.grid())
    return self.grid()
  }

  /// Returns the bytes that update the terminal to the current tree. There are none if nothing has changed.
  ///
  /// - Complexity: O(*n*) for *n* widgets that have changed, with their siblings, and for the cells.
  public func frame() -> [UInt8] {
    let grid = screen()
    defer { (frames.shown, frames.copied) = (grid, nil) }
    let copy = frames.copied.map(Self.copying) ?? []
    let pictures = painter.pictures?.commands(for: [grid, frames.current ?? grid]) ?? []
    guard let shown = frames.shown else {
      // A window that is drawn as a whole may have got another font.
      return grid.whole() + pictures + copy + (painter.hasSixels ? Array(TerminalTraits.cellSizeQuestion.utf8) : [])
    }
    return pictures + (shown === grid ? [] : shown.changes(to: grid)) + copy
  }

  /// Resets the known content of the terminal, so that the next frame writes all cells.
  package func forgetShown() {
    frames.shown = nil
    painter.pictures?.forgetSent()
  }

  internal func setNeedsFrame() {
    frames.areDue = true
    needsFrame?()
  }

  /// Returns the cells of the tree, in the rows that the footer leaves.
  private func paint() -> Grid {
    let grid = paintTree()
    let isFooterShown = layers.footer.isShown(fillsTerminal: painter.fillsTerminal, rows: size.height)
    guard isFooterShown != layers.isFooterShown else { return grid }
    layers.isFooterShown = isFooterShown
    return paintTree()
  }

  private func paintTree() -> Grid {
    let (base, presented) = tracer.widgets(of: root())
    let grid = painter.grid(of: base, under: presented, width: width, height: height, top: top, depth: traits.depth)
    top = max(0, min(top, painter.contentHeight - height))
    if let rows = lastFrame.sight?.rows, painter.redraws(rows) { lastFrame.isFocusRedrawnSince = true }
    return grid
  }
}

/// The frames of a session in a terminal.
internal struct SessionFrames {
  /// Whether something may have changed since the last frame.
  var areDue = true

  /// The cells that the terminal shows, or `nil` if all have to be written.
  var shown: Grid?

  /// The cells of the tree in the last frame.
  var current: Grid?

  /// The text that has been copied since the last frame.
  var copied: String?
}

/// The facts about the last change of the size of a terminal.
internal struct Resizing {
  /// Whether the terminal has another size since the last frame.
  var isResized = false

  /// The places to which contents return.
  var places: PlacesBeforeResize?
}

/// The scroll offsets of contents before the terminal gets another size.
///
/// A small terminal scrolls contents to keep the focus in view, and a large one because they are shorter than its
/// height. Contents return if neither the user nor the program has scrolled since.
@MainActor internal struct PlacesBeforeResize {
  private let lastFrame: LastFrame
  private let top: Int
  private let places: [Int: KeptPlace]

  /// The places in the frame after the last resize, from which contents return.
  private var now: (top: Int, places: [Int: KeptPlace])?

  /// Records the offsets of the contents of a frame.
  internal init(in grid: Grid, of session: TerminalSession) {
    (lastFrame, top) = (session.lastFrame, session.top)
    places = grid.spots.reduce(into: [:]) { places, spot in
      if spot.element == nil { places[spot.origin.node] = session.tracer.node(spot.origin.node)?.keptPlace }
    }
  }

  /// Records the places after a resize.
  internal mutating func settle(in session: TerminalSession) {
    now = (session.top, places.reduce(into: [:]) { $0[$1.key] = session.tracer.node($1.key)?.keptPlace })
  }

  /// Scrolls to the offsets before the first resize, except for contents that were scrolled since the last resize.
  internal func restore(in session: TerminalSession) {
    guard let now else { return }
    if session.top == now.top { session.top = top }
    for (id, place) in places where place != now.places[id] {
      guard let node = session.tracer.node(id), node.keptPlace == now.places[id] else { continue }
      node.scroll(backTo: place)
    }
    session.lastFrame = lastFrame
  }
}
