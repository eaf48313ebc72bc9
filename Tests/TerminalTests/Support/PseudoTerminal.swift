import Foundation
import Testing

@testable import Terminal

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pseudo-terminal, whose screen is a model terminal.
final class PseudoTerminal {
  /// The end of the person who sits at the terminal.
  let master: Int32

  /// The end of the program.
  let slave: Int32

  private(set) var screen: ModelTerminal
  private(set) var output: [UInt8] = []

  init(width: Int = 60, height: Int = 20) throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    try #require(openpty(&master, &slave, nil, nil, nil) == 0)
    (self.master, self.slave) = (master, slave)
    path = Self.lock.withLock { ttyname(slave).map { String(cString: $0) } } ?? ""
    screen = ModelTerminal(width: width, height: height)
    resize(width: width, height: height)
  }

  deinit {
    close(master)
    close(slave)
  }

  /// The path of the program's end.
  let path: String

  // The system returns the path in memory that the next call uses again.
  private static let lock = NSLock()

  /// The mode of the terminal.
  var mode: (input: tcflag_t, local: tcflag_t) {
    var mode = termios()
    tcgetattr(slave, &mode)
    return (mode.c_iflag, mode.c_lflag)
  }

  func resize(width: Int, height: Int) {
    var size = winsize(ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    screen = ModelTerminal(width: width, height: height)
  }

  func send(_ text: String) { _ = SystemCalls.write(Array(text.utf8), to: master) }

  /// Reads what the program writes until a condition holds. It gives up when nothing has come for minutes.
  func read(until condition: (PseudoTerminal) -> Bool, _ location: SourceLocation = #_sourceLocation) throws {
    var silence = 0
    while !condition(self), silence < Self.longestSilence { silence = readSome() ? 0 : silence + 1 }
    try #require(
      condition(self), "The terminal does not come to show that:\n\(screen.text)", sourceLocation: location)
  }

  func read(until text: String, _ location: SourceLocation = #_sourceLocation) throws {
    try read(until: { $0.screen.text.contains(text) }, location)
  }

  /// The number of times that nothing may come in succession, 20 milliseconds each.
  static let longestSilence = 9_000

  /// Reads what has been written, and returns whether that is anything. Waits for a moment if it is nothing.
  @discardableResult func readSome() -> Bool {
    var state = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&state, 1, 20) > 0, let bytes = SystemCalls.read(from: master) else { return false }
    output += bytes
    screen.write(bytes)
    return !bytes.isEmpty
  }
}
