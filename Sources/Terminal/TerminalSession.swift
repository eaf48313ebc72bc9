import Foundation
import Layout
import Live
import Widgets

/// A live tree in the cells of a terminal that is elsewhere: bytes in, bytes out.
///
/// ``Terminal/Terminal`` runs a tree in the terminal of the process. A session does so without one: for a user who is
/// connected over a network, or in a test.
///
/// ```swift
/// let session = TerminalSession(LiveTree(Button("Save")), width: 20, height: 1)
/// var sent = session.opening() + session.frame()
/// session.receive(Array("\t".utf8))
/// sent += session.frame() + session.closing()
/// ```
///
/// Whatever the terminal sends becomes an action of a user on a node, with the same refusals as in tests.
@MainActor public final class TerminalSession {
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

  /// Called when there may be a new frame. `nil` by default.
  public var needsFrame: (() -> Void)?

  /// Called when the user wants to suspend the program. Nothing happens by default.
  internal var suspend: (() -> Void)?

  internal let tracer = Tracer()
  internal let painter: CellPainter
  internal let root: () -> Node
  internal let traits: TerminalTraits
  internal var width: Int

  /// The number of rows of the terminal.
  internal private(set) var screenHeight: Int

  /// The number of rows for the tree, without that of the footer.
  internal var height: Int { screenHeight - (layers.isFooterShown ? 1 : 0) }

  /// The footer, the panel and the notification.
  internal var layers: TerminalLayers

  /// The first visible row of a tree that is higher than the terminal.
  internal var top = 0

  internal var gesture = PointerGesture()
  internal var lastFrame = LastFrame()

  /// Whether the focus is being brought into view.
  internal var isRevealing = false

  /// The places to which contents return after a resize.
  private var places: PlacesBeforeResize?

  /// Whether the terminal has another size since the last frame.
  private var isResized = false

  private var decoder = KeyDecoder<ContinuousClock.Instant>()
  private var isDirty = true
  private var shown: Grid?
  internal private(set) var current: Grid?

  /// The text that has been copied since the last frame.
  internal var copied: String?

  /// Creates a session that shows a tree.
  ///
  /// The horizontal size class of the tree is compact below 100 columns, and otherwise regular.
  ///
  /// F1 shows a panel with all keys, as does `?` where no text is focused, and Control-P one that finds what a user can
  /// do on the visible screen by its name.
  ///
  /// - Parameters:
  ///   - tree: The live tree.
  ///   - width: The number of columns, from 1 to 2,000. 80 by default.
  ///   - height: The number of rows, from 1 to 1,000. 24 by default.
  ///   - footer: Whether a line at the bottom shows the keys that do something now. By default, it does so below a
  ///     screen that fills the terminal.
  ///   - environment: The variables of the terminal that tell its colors and pictures: `TERM`, `COLORTERM`, `NO_COLOR`,
  ///     `TERM_PROGRAM`, `KITTY_WINDOW_ID`, `TMUX` and `STY`. Those of a terminal of 256 colors by default.
  public convenience init<State>(
    _ tree: LiveTree<State>, width: Int = 80, height: Int = 24, footer: TerminalFooter = .automatic,
    environment: [String: String] = ["TERM": "xterm-256color"]
  ) {
    self.init(tree, width: width, height: height, traits: TerminalTraits(environment), footer: footer)
  }

  package init<State>(
    _ tree: LiveTree<State>, width: Int, height: Int, traits: TerminalTraits, footer: TerminalFooter = .hidden,
    painter: CellPainter? = nil
  ) {
    root = { tree.root }
    (self.width, screenHeight) = Self.size(width, height)
    (self.traits, layers) = (traits, TerminalLayers(footer: footer))
    self.painter = painter ?? CellPainter(hasLinks: traits.hasLinks, hasPictures: traits.hasPictures)
    updateSizeClass()
    tree.root.tree.messages.didCopy = { [weak self] text in
      self?.copied = text
      self?.setNeedsFrame()
    }
    LocalFiles.refuse(tree.root.tree)
    tree.root.tree.messages.didNotify = { [weak self] in self?.notify($0) }
    tracer.didChange = { [weak self] in self?.setNeedsFrame() }
  }

  /// The instant at which to call ``receive(_:at:)`` without bytes, if nothing else arrives.
  ///
  /// At that time, an escape byte turns out to be the escape key, or a touch a long press, a notification disappears,
  /// or an activity indicator turns.
  public var deadline: ContinuousClock.Instant? {
    [
      decoder.deadline, gesture.touch?.deadline, layers.notification?.end, layers.turning?.next,
      layers.panel?.session.deadline,
    ]
    .compactMap(\.self).min()
  }

  /// Performs what a user has done, as the terminal reports it, and returns whether the session goes on.
  ///
  /// Control-C ends it.
  ///
  /// - Parameters:
  ///   - bytes: The bytes that the terminal has sent, in any pieces.
  ///   - now: The time at which they have arrived. That of the call by default.
  /// - Complexity: O(*n*) for *n* bytes, and as what the user has done.
  @discardableResult
  public func receive(_ bytes: [UInt8], at now: ContinuousClock.Instant = .now) -> Bool {
    passTime(to: now)
    return events(of: bytes, at: now).allSatisfy { perform($0, at: now) }
  }

  /// Returns the events that the terminal reports by bytes.
  internal func events(of bytes: [UInt8], at now: ContinuousClock.Instant) -> [TerminalEvent] {
    decoder.events(of: bytes, at: now)
  }

  /// Performs an event, and returns whether the session goes on.
  internal func perform(_ event: TerminalEvent, at now: ContinuousClock.Instant) -> Bool {
    switch handle(event, at: now) {
    case .end: return false
    case .suspend: suspend?()
    case .done, .unused, .refused, .gone: break
    }
    return true
  }

  /// Changes the size of the terminal. The next frame writes all cells.
  ///
  /// Contents return to where they were scrolled when the former size comes back, unless something is done in between.
  ///
  /// The horizontal size class of the tree is compact below 100 columns, and otherwise regular.
  ///
  /// - Parameters:
  ///   - width: The number of columns, from 1 to 2,000.
  ///   - height: The number of rows, from 1 to 1,000.
  public func resize(width: Int, height: Int) {
    shown = nil
    if places == nil, let current { places = PlacesBeforeResize(in: current, of: self) }
    setSize(width: width, height: height)
    setNeedsFrame()
  }

  /// Changes the size without writing all cells, if it is another one.
  internal func setSize(width: Int, height: Int) {
    let new = Self.size(width, height)
    guard new != (self.width, screenHeight) else { return }
    (self.width, screenHeight) = new
    (isResized, isDirty) = (true, true)
    updateSizeClass()
  }

  /// Returns a size that a terminal may have. A larger one would cost the process its memory.
  private static func size(_ width: Int, _ height: Int) -> (Int, Int) {
    (max(1, min(width, 2_000)), max(1, min(height, 1_000)))
  }

  /// Performs an event, and returns its outcome.
  @discardableResult package func handle(_ event: TerminalEvent, at now: ContinuousClock.Instant = .now) -> Outcome {
    switch event {
    case .key, .paste: places = nil
    case .pointer(let pointer): if case .move = pointer.kind {} else { places = nil }
    case .focus, .resize, .sixels, .cellSize: break
    }
    do {
      switch event {
      case .key(let key): return try press(key)
      case .paste(let text): return try paste(text)
      case .pointer(let pointer): return try handle(pointer, at: now)
      case .focus(true): activate()
      case .focus(false):
        leavePointer()
        deactivate()
      case .resize(let width, let height): resize(width: width, height: height)
      case .sixels: if painter.note({ $0.answer() }) { setNeedsFrame() }
      case .cellSize(let width, let height):
        if painter.note({ $0.setCell(width: width, height: height) }) { setNeedsFrame() }
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
    // State that a block has read changes the tree when somebody reads it.
    let root = root()
    if let current, !isDirty { return current }
    root.settleFocus()
    painter.startFrame()
    if layers.allowsPanels { painter.scrolled.prune { tracer.node($0) != nil } }
    if isResized { places?.restore(in: self) }
    var grid = paint()
    // Tables show as many rows as there is room for, which is known after a layout.
    var rooms = ListRooms()
    for _ in 0..<16 {
      guard fitTables(in: grid, &rooms) else { break }
      grid = paint()
    }
    let wasResized = isResized
    if wasResized, scrollBack(in: grid) { grid = paint() }
    (isResized, isDirty) = (false, false)
    current = grid
    // What brings the focus into view below may scroll, too.
    defer { if wasResized { places?.settle(in: self) } }
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

  /// Returns the bytes that make the terminal show the tree as it is now, none if it does.
  ///
  /// - Complexity: O(*n*) for *n* widgets that have changed, with their siblings, and for the cells.
  public func frame() -> [UInt8] {
    let grid = screen()
    defer { (shown, copied) = (grid, nil) }
    let copy = copied.map(Self.copying) ?? []
    let pictures = painter.pictures?.commands(for: [grid, current ?? grid]) ?? []
    guard let shown else {
      // A window that is drawn as a whole may have got another font.
      return grid.whole() + pictures + copy + (painter.hasSixels ? Array(TerminalTraits.cellSizeQuestion.utf8) : [])
    }
    return pictures + (shown === grid ? [] : shown.changes(to: grid)) + copy
  }

  /// Forgets what the terminal shows, so that the next frame writes all cells.
  package func forgetShown() {
    shown = nil
    painter.pictures?.forgetSent()
  }

  internal func setNeedsFrame() {
    isDirty = true
    needsFrame?()
  }

  /// Returns the cells of the tree, in the rows that the footer leaves.
  private func paint() -> Grid {
    let grid = paintTree()
    let isFooterShown = layers.footer.isShown(fillsTerminal: painter.fillsTerminal, rows: screenHeight)
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
