import Foundation
import Layout
import Live
import Widgets

/// A live tree in the cells of a remote terminal: bytes in, bytes out.
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
/// The input of the terminal becomes actions of a user on nodes, with the same refusals as in tests.
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

  /// The number of columns, and of rows with the footer.
  internal private(set) var size: (width: Int, height: Int)

  /// The footer, the panel and the notification.
  internal var layers: TerminalLayers

  /// The first visible row of a tree that is higher than the terminal.
  internal var top = 0

  internal var gesture = PointerGesture()
  internal var lastFrame = LastFrame()

  /// Whether the focus is being brought into view.
  internal var isRevealing = false

  internal var frames = SessionFrames()
  internal var resizing = Resizing()
  private var decoder = KeyDecoder<ContinuousClock.Instant>()

  /// Creates a session that shows a tree.
  ///
  /// The horizontal size class of the tree is compact below 100 columns, and otherwise regular. The vertical one is
  /// compact below 20 rows.
  ///
  /// F1 shows a panel with all keys, as does `?` if no text is focused. Control-P shows a panel that finds the actions
  /// of the visible screen by their names.
  ///
  /// - Parameters:
  ///   - tree: The live tree.
  ///   - width: The number of columns, from 1 to 2,000. 80 by default.
  ///   - height: The number of rows, from 1 to 1,000. 24 by default.
  ///   - footer: Whether a line at the bottom shows the keys that do something now. By default, it does so below a
  ///     screen that fills the terminal.
  ///   - environment: The variables of the terminal for its colors and pictures: `TERM`, `COLORTERM`, `NO_COLOR`,
  ///     `TERM_PROGRAM`, `KITTY_WINDOW_ID`, `TMUX` and `STY`. By default, the variables of a terminal with 256 colors.
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
    size = Self.size(width, height)
    (self.traits, layers) = (traits, TerminalLayers(footer: footer))
    self.painter = painter ?? CellPainter(hasLinks: traits.hasLinks, hasPictures: traits.hasPictures)
    updateSizeClass()
    tree.root.tree.messages.didCopy = { [weak self] text in
      self?.frames.copied = text
      self?.setNeedsFrame()
    }
    LocalFiles.refuse(tree.root.tree)
    tree.root.tree.messages.didNotify = { [weak self] in self?.notify($0, isError: $1) }
    tracer.didChange = { [weak self] in self?.setNeedsFrame() }
  }

  internal var width: Int { size.width }

  /// The number of rows for the tree, without the footer.
  internal var height: Int { size.height - (layers.isFooterShown ? 1 : 0) }

  /// The instant at which to call ``receive(_:at:)`` without bytes, if nothing else arrives.
  ///
  /// At that time, an escape byte turns out to be the escape key, or a touch a long press, a held stepper repeats its
  /// step, a notification disappears, or an activity indicator turns.
  public var deadline: ContinuousClock.Instant? {
    [
      decoder.deadline, gesture.touch?.deadline, layers.notification?.end, layers.turning?.next,
      layers.panel?.session.deadline,
    ]
    .compactMap(\.self).min()
  }

  /// Performs the input of a terminal, and returns whether the session continues.
  ///
  /// Control-C ends it.
  ///
  /// - Parameters:
  ///   - bytes: The bytes that the terminal has sent, in any chunks.
  ///   - now: The time of their arrival. The time of the call by default.
  /// - Complexity: O(*n*) for *n* bytes, and the complexity of the user's actions.
  @discardableResult
  public func receive(_ bytes: [UInt8], at now: ContinuousClock.Instant = .now) -> Bool {
    passTime(to: now)
    return events(of: bytes, at: now).allSatisfy { perform($0, at: now) }
  }

  /// Returns the events that the terminal reports by bytes.
  internal func events(of bytes: [UInt8], at now: ContinuousClock.Instant) -> [TerminalEvent] {
    decoder.events(of: bytes, at: now)
  }

  /// Performs an event, and returns whether the session continues.
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
  /// Contents return to their scroll offsets when the former size returns, unless the user or the program scrolls in
  /// between.
  ///
  /// The horizontal size class of the tree is compact below 100 columns, and otherwise regular. The vertical one is
  /// compact below 20 rows.
  ///
  /// - Parameters:
  ///   - width: The number of columns, from 1 to 2,000.
  ///   - height: The number of rows, from 1 to 1,000.
  public func resize(width: Int, height: Int) {
    frames.shown = nil
    if resizing.places == nil, let current = frames.current {
      resizing.places = PlacesBeforeResize(in: current, of: self)
    }
    setSize(width: width, height: height)
    setNeedsFrame()
  }

  /// Changes the size, if it differs, without writing all cells.
  internal func setSize(width: Int, height: Int) {
    let new = Self.size(width, height)
    guard new != size else { return }
    size = new
    (resizing.isResized, frames.areDue) = (true, true)
    updateSizeClass()
  }

  /// Returns a size that a terminal may have. A larger one would cost the process its memory.
  private static func size(_ width: Int, _ height: Int) -> (width: Int, height: Int) {
    (max(1, min(width, 2_000)), max(1, min(height, 1_000)))
  }

  /// Performs an event, and returns its outcome.
  @discardableResult package func handle(_ event: TerminalEvent, at now: ContinuousClock.Instant = .now) -> Outcome {
    switch event {
    case .key, .paste:
      resizing.places = nil
      removeError()
    case .pointer(let pointer):
      if case .move = pointer.kind { break }
      resizing.places = nil
      if case .down = pointer.kind { removeError() }
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
}
