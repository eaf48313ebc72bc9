import Testing

@testable import Terminal

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("The guard of a terminal")
struct TerminalGuardTests {
  private let terminal: PseudoTerminal
  private let modeBefore: (input: tcflag_t, local: tcflag_t)

  init() throws {
    terminal = try PseudoTerminal()
    modeBefore = terminal.mode
  }

  /// Takes a terminal over, as a tree that is run does.
  private static func take(_ path: String) {
    let file = open(path, O_RDWR | O_NOCTTY)
    var (mode, ends): (termios, [Int32]) = (termios(), [0, 0])
    guard tcgetattr(file, &mode) == 0, pipe(&ends) == 0 else { return }
    TerminalGuard.arm(file, mode: mode, goodbye: Array("goodbye".utf8), notices: ends[1])
    var raw = SystemCalls.raw(mode)
    tcsetattr(file, TCSANOW, &raw)
    _ = SystemCalls.write(Array("taken, ".utf8), to: file)
  }

  private static func overflow(_ depth: Int) -> Int { depth < 0 ? 0 : overflow(depth + 1) + depth }

  private func checkRestored() {
    while terminal.readSome() {}
    #expect(String(decoding: terminal.output, as: UTF8.self) == "taken, goodbye")
    #expect(terminal.mode == modeBefore)
  }

  @Test("A program that calls `exit` restores the terminal")
  func exits() async {
    await #expect(processExitsWith: .exitCode(7)) { [path = terminal.path as String] in
      Self.take(path)
      exit(7)
    }
    checkRestored()
  }

  @Test("A program whose stack overflows restores the terminal")
  func overflows() async {
    await #expect(processExitsWith: .signal(SIGSEGV)) { [path = terminal.path as String] in
      Self.take(path)
      #expect(Self.overflow(1) == 0)
    }
    checkRestored()
  }
}
