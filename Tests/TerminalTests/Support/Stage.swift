import Layout
import LiveTesting
import Signals
import Testing

@testable import Terminal

/// A session whose frames a model terminal shows.
@MainActor final class Stage {
  let session: TerminalSession
  private(set) var terminal: ModelTerminal
  private var decoder = KeyDecoder<VirtualClock.Instant>()

  /// The number of bytes of the last frame.
  private(set) var bytes = 0

  init<State>(
    _ tree: LiveTree<State>, width: Int = 40, height: Int = 10, depth: ColorDepth = .palette,
    footer: TerminalFooter = .hidden, hasPictures: Bool = false
  ) {
    var traits = TerminalTraits(["TERM": "xterm-256color"])
    traits.depth = depth
    traits.hasPictures = hasPictures
    session = TerminalSession(tree, width: width, height: height, traits: traits, footer: footer)
    terminal = ModelTerminal(width: width, height: height)
    show()
  }

  /// Shows the next frame.
  func show() {
    let frame = session.frame()
    bytes = frame.count
    terminal.write(frame)
  }

  @discardableResult
  func handle(_ event: TerminalEvent, at now: ContinuousClock.Instant = .now) -> TerminalSession.Outcome {
    let outcome = session.handle(event, at: now)
    if case .resize(let width, let height) = event {
      terminal = ModelTerminal(width: max(1, width), height: max(1, height))
    }
    show()
    return outcome
  }

  @discardableResult func press(_ keys: KeyPress...) -> TerminalSession.Outcome {
    keys.map { handle(.key($0)) }.last ?? .unused
  }

  /// Sends bytes as a terminal does.
  func send(_ text: String) {
    for event in decoder.events(of: Array(text.utf8), at: .init(offset: .zero)) { handle(event) }
  }

  /// Clicks on a text.
  @discardableResult func click(_ text: String, _ column: Int = 0) throws -> TerminalSession.Outcome {
    let place = try #require(terminal.place(of: text), "\(text) is not on the screen:\n\(terminal.text)")
    let down = handle(.pointer(.init(.down(0), x: place.x + column, y: place.y)))
    let up = handle(.pointer(.init(.up, x: place.x + column, y: place.y)))
    return up == .unused ? down : up
  }

  var text: String { terminal.text }

  /// Returns the keys of the commands about pictures that have been written since the last call.
  func takePictureCommands() -> [String] {
    defer { terminal.forgetPictureCommands() }
    return terminal.pictureCommands.map(\.keys)
  }
}
