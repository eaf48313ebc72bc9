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

/// The sample app in a process of its own, in a terminal that it is driven by.
@Suite("A program in a terminal", .serialized)
struct DrivenTests {
  private let terminal: PseudoTerminal
  private let process: pid_t
  private let modeBefore: (input: tcflag_t, local: tcflag_t)

  init() throws {
    terminal = try PseudoTerminal()
    modeBefore = terminal.mode
    process = try Self.start([Self.playgrounds(), "sample", "--interactive"], on: terminal.path)
  }

  /// The path of the program that shows pages.
  private static func playgrounds() throws -> String {
    let program = try #require(Bundle.main.executableURL ?? CommandLine.arguments.first.map { URL(filePath: $0) })
    var folder = program.deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Playgrounds").path), folder.path != "/" {
      folder = folder.deletingLastPathComponent()
    }
    return folder.appending(path: "Playgrounds").path
  }

  /// Starts a program on a terminal, which becomes that of the new process.
  private static func start(_ arguments: [String], on path: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for file: Int32 in 0...2 { posix_spawn_file_actions_addopen(&actions, file, path, O_RDWR, 0) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    #if canImport(Darwin)
      let newSession: Int16 = 0x400
    #else
      let newSession: Int16 = 0x80
    #endif
    posix_spawnattr_setflags(&attributes, newSession)
    let own = ProcessInfo.processInfo.environment.filter { !["COLORTERM", "NO_COLOR"].contains($0.key) }
    let others = ["TERM": "xterm-256color", "LLVM_PROFILE_FILE": profile, "SWIFT_BACKTRACE": "enable=no"]
    let variables = own.merging(others) { $1 }.map { "\($0)=\($1)" }
    var (argv, envp) = (arguments.map { strdup($0) } + [nil], variables.map { strdup($0) } + [nil])
    defer { for text in argv + envp { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, arguments[0], &actions, &attributes, &argv, &envp)
    try #require(code == 0, "\(String(cString: strerror(code)))")
    return process
  }

  /// The file in which programs count the lines that they run: beside that of the tests, with which it is merged.
  private static var profile: String {
    guard let own = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] else { return "/dev/null" }
    return NSString(string: NSString(string: own).deletingLastPathComponent).appendingPathComponent("driven-%m.profraw")
  }

  /// Reads until the process has ended, and returns its status.
  private func end() throws -> Int32 { try end(process, of: terminal) }

  private func end(_ process: pid_t, of terminal: PseudoTerminal) throws -> Int32 {
    var (status, hasEnded): (Int32, Bool) = (0, false)
    try terminal.read { _ in
      hasEnded = hasEnded || waitpid(process, &status, WNOHANG) == process
      return hasEnded
    }
    while terminal.readSome() {}
    return status
  }

  private func checkRestored() {
    #expect(terminal.mode == modeBefore)
    #expect(terminal.screen.isCursorVisible)
    #expect(terminal.screen.modes == ["?7"])
  }

  private func click(_ text: String) throws {
    try terminal.read(until: text)
    let place = try #require(terminal.screen.place(of: text))
    terminal.send("\u{1B}[<0;\(place.x + 1);\(place.y + 1)M\u{1B}[<0;\(place.x + 1);\(place.y + 1)m")
  }

  @Test("The sample app is operated from its menu to a saved form, by keys, a paste and the pointer")
  func form() throws {
    try terminal.read(until: "New user")
    #expect(terminal.mode.local & tcflag_t(ECHO | ICANON | ISIG) == 0)
    terminal.send("\u{1B}[B\r")
    try terminal.read(until: "Send me news")
    terminal.send("Katherine Johnson")
    try terminal.read(until: "Katherine Johnson")
    terminal.send("\t\u{1B}[200~katherine@example.com\u{1B}[201~")
    try terminal.read(until: "katherine@example.com")
    try click("○──")
    // A click that arrives after the new size would be at another place. The slider above has a thumb, too.
    try terminal.read { !$0.screen.text.contains("○──") }
    terminal.resize(width: 72, height: 24)
    try terminal.read { $0.screen.lines[1].count == 72 && $0.screen.text.contains("Save") }
    try click("Save")
    try terminal.read(until: "subscribed")
    terminal.send("\r")
    try terminal.read(until: "About")
    terminal.send("\u{3}")
    #expect(try end() == 0)
    checkRestored()
  }

  @Test("A suspended program gives the terminal back, and draws everything again when it is continued")
  func suspending() throws {
    try terminal.read(until: "About")
    terminal.send("\u{1A}")
    // Without a shell to continue it, the program goes on at once.
    try terminal.read { String(decoding: $0.output, as: UTF8.self).components(separatedBy: "[?1049h").count >= 3 }
    kill(process, SIGCONT)
    terminal.send("\t")
    try terminal.read { $0.screen.reversed.contains("Users") && $0.screen.text.contains("About") }
    terminal.send("\u{3}")
    #expect(try end() == 0)
    checkRestored()
  }

  @Test("A continued program draws everything again, and does not read keys as lines meanwhile")
  func continued() throws {
    try terminal.read(until: "About")
    var hasTakenLines = false
    for number in 1...20 {
      kill(process, SIGCONT)
      try terminal.read {
        hasTakenLines = hasTakenLines || $0.mode.local & tcflag_t(ICANON) != 0
        return String(decoding: $0.output, as: UTF8.self).components(separatedBy: "[?1049h").count > number + 1
      }
    }
    #expect(!hasTakenLines)
    terminal.send("\t")
    try terminal.read { $0.screen.reversed.contains("Users") && $0.screen.text.contains("About") }
    terminal.send("\u{3}")
    #expect(try end() == 0)
    checkRestored()
  }

  #if canImport(Glibc)
    @Test("A signal that another thread handles does not end the program")
    func threads() throws {
      typealias SignalThread = @convention(c) (pid_t, pid_t, Int32) -> Int32
      try terminal.read(until: "About")
      // Swift does not import the function of this type.
      let function = unsafeBitCast(try #require(dlsym(nil, "tgkill")), to: SignalThread.self)
      let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task").compactMap {
        pid_t($0)
      }
      #expect(threads.count > 2)
      for thread in threads { #expect(function(process, thread, SIGWINCH) == 0) }
      terminal.send("\t")
      try terminal.read { $0.screen.reversed.contains("Users") && $0.screen.text.contains("About") }
      terminal.send("\u{3}")
      #expect(try end() == 0)
      checkRestored()
    }
  #endif

  @Test("A program without a terminal prints only how to print the page instead")
  func refused() throws {
    terminal.send("\u{3}")
    _ = try end()
    let (program, errors) = (Process(), Pipe())
    program.executableURL = URL(filePath: try Self.playgrounds())
    program.arguments = ["users", "--interactive"]
    (program.standardInput, program.standardOutput) = (FileHandle.nullDevice, FileHandle.nullDevice)
    program.standardError = errors
    try program.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    program.waitUntilExit()
    #expect(program.terminationStatus == EX_USAGE)
    #expect(text.contains("`swift run Playgrounds users --terminal` prints the page."))
    #expect(text.split(separator: "\n").count == 1)
  }

  @Test("A shell gets the terminal back when the program is suspended, and continues it")
  func shell() throws {
    terminal.send("\u{3}")
    _ = try end()
    let script = "set -m; '\(try Self.playgrounds())' sample --interactive; echo stopped; read line; echo got $line; fg"
    let shell = try PseudoTerminal()
    let process = try Self.start(["/bin/sh", "-c", script], on: shell.path)
    try shell.read(until: "About")
    shell.send("\u{1A}")
    try shell.read { String(decoding: $0.output, as: UTF8.self).contains("stopped") }
    #expect(shell.mode == modeBefore)
    shell.send("a line\r")
    try shell.read { String(decoding: $0.output, as: UTF8.self).contains("got a line") }
    // The key is for the program that has taken the terminal over again.
    try shell.read { String(decoding: $0.output, as: UTF8.self).components(separatedBy: "[?1049h").count >= 3 }
    shell.send("\t")
    try shell.read { $0.screen.reversed.contains("Users") && $0.screen.text.contains("About") }
    shell.send("\u{3}")
    #expect(try end(process, of: shell) == 0)
    #expect(shell.mode == modeBefore)
  }

  @Test(
    "A signal that ends the program leaves the terminal as it was",
    arguments: [SIGTERM, SIGINT, SIGHUP, SIGILL, SIGABRT, SIGSEGV])
  func signals(signal: Int32) throws {
    try terminal.read(until: "About")
    kill(process, signal)
    let status = try end()
    #expect(status & 0x7F == signal)
    checkRestored()
  }
}
