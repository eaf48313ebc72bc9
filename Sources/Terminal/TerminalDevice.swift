import Foundation
import Synchronization

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal that a process is connected to.
///
/// One thread reads, and another one writes the bytes that the terminal does not take at once. A slow terminal stops no
/// other thread.
internal final class TerminalDevice: Sendable {
  /// A report of a terminal.
  enum Report: Sendable {
    /// Bytes have arrived.
    case bytes([UInt8])
    /// All bytes have been written.
    case written
    /// The tree has changed.
    case changed
    /// The size has changed.
    case resized
    /// The process has been continued.
    case continued
    /// The process is to be suspended.
    case suspend
    /// The terminal is gone.
    case end
  }

  private let reports = ReportQueue()
  private let (input, output): (Int32, Int32)
  private let pipe: (read: Int32, write: Int32)
  private let traits: TerminalTraits
  private let mode: termios
  private let writer = TerminalWriter()

  /// The terminal, opened for writing without waiting, or -1 if it has no name.
  ///
  /// Other processes that have the output open keep their own mode.
  private let prompt: Int32

  /// Connects to a terminal, and leaves it as it is.
  ///
  /// - Throws: ``TerminalError`` if there is no terminal, or if it cannot show a tree.
  init(input: Int32 = 0, output: Int32 = 1, traits: TerminalTraits) throws(TerminalError) {
    (self.input, self.output, self.traits) = (input, output, traits)
    guard isatty(input) == 1, isatty(output) == 1 else { throw .noTerminal }
    if traits.isDumb { throw .dumbTerminal(traits.name) }
    var mode = termios()
    guard tcgetattr(output, &mode) == 0 else { throw .noRawMode(String(cString: strerror(errno))) }
    self.mode = mode
    var ends: [Int32] = [-1, -1]
    guard openPipe(&ends) == 0 else { throw .noRawMode(String(cString: strerror(errno))) }
    pipe = (ends[0], ends[1])
    prompt = SystemCalls.openWithoutWaiting(output)
  }

  deinit {
    close(pipe.read)
    close(pipe.write)
    if prompt >= 0 { close(prompt) }
  }

  /// The size in cells.
  var size: (width: Int, height: Int) { SystemCalls.size(of: output) ?? (80, 24) }

  /// The size of a cell in pixels, if it is known.
  var cellSize: (width: Int, height: Int)? { SystemCalls.cellSize(of: output) }

  /// Reports to the run loop.
  func report(_ report: Report) { reports.add(report) }

  /// Waits until there are reports, and returns them.
  @MainActor func nextReports() async -> [Report] { await reports.next() }

  /// Returns the reports that there are now.
  func presentReports() -> [Report] { reports.present() }

  /// Starts reading and writing.
  func start() {
    let reading = Thread { [self] in read() }
    reading.start()
    let writing = Thread { [self] in writer.run(to: output) { self.report($0 ? .written : .end) } }
    writing.start()
  }

  /// Stops reading and writing.
  func stop() {
    writer.stop()
    _ = SystemCalls.write([0], to: pipe.write)
  }

  /// Takes over the screen and the keyboard.
  ///
  /// - Throws: ``TerminalError`` if the mode of the terminal cannot be changed.
  func enter() throws(TerminalError) {
    TerminalGuard.arm(output, mode: mode, goodbye: traits.goodbye, notices: pipe.write)
    do { try take(writing: traits.welcome) } catch {
      TerminalGuard.disarm()
      throw error
    }
  }

  /// Takes over the screen and the keyboard again. Other programs may have changed them while the process was stopped.
  ///
  /// Until then, the mode of the terminal does not change, so that keys that arrive meanwhile are not handled as a
  /// line.
  ///
  /// - Throws: ``TerminalError`` if the mode of the terminal cannot be changed.
  func enterAgain() throws(TerminalError) {
    writer.finish()
    try take(writing: traits.goodbye + traits.welcome)
  }

  private func take(writing bytes: [UInt8]) throws(TerminalError) {
    var raw = SystemCalls.raw(mode)
    guard tcsetattr(output, TCSADRAIN, &raw) == 0 else { throw .noRawMode(String(cString: strerror(errno))) }
    _ = SystemCalls.write(bytes, to: output)
  }

  /// Gives the screen and the keyboard back, as they were.
  func leave() {
    writer.finish()
    TerminalGuard.disarm()
  }

  /// Writes bytes, and returns whether the terminal has taken them all.
  ///
  /// Another thread writes the rest, and reports when it is done.
  func write(_ bytes: [UInt8]) -> Bool {
    let count = prompt < 0 ? 0 : SystemCalls.writeAtOnce(bytes, to: prompt)
    if count == bytes.count { return true }
    writer.write(Array(bytes[count...]))
    return false
  }

  private func read() {
    var files = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0), pollfd(fd: pipe.read, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      guard poll(&files, 2, -1) >= 0 else {
        if errno == EINTR { continue }
        return report(.end)
      }
      if files[1].revents != 0 {
        for notice in SystemCalls.read(from: pipe.read) ?? [] {
          switch Int32(notice) {
          case SIGWINCH: report(.resized)
          case SIGCONT: report(.continued)
          case SIGTSTP: report(.suspend)
          default: return
          }
        }
      }
      guard files[0].revents != 0, let bytes = SystemCalls.read(from: input) else { continue }
      if bytes.isEmpty { return report(.end) }
      report(.bytes(bytes))
    }
  }
}

private func openPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
