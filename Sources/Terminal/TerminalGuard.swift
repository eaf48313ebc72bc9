#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The state of the terminal before a tree is run, which comes back however the process ends.
///
/// Handlers of signals may only read memory that exists already, and make calls such as `write` and `tcsetattr`. So all
/// that they need is stored here, in memory that is never released.
internal enum TerminalGuard {
  /// The signals that end the process.
  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// The signals of a trap, after which the process ends with a report.
  private static let traps = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// The signals that the run loop answers.
  private static let notices = [SIGWINCH, SIGCONT, SIGTSTP]

  // The main thread writes these while no handler is installed. Handlers and `exit` only read them.
  nonisolated(unsafe) private static var mode = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  nonisolated(unsafe) private static var former = UnsafeMutablePointer<sigaction>.allocate(capacity: 128)
  nonisolated(unsafe) private static var goodbye: UnsafeMutableBufferPointer<UInt8>?
  nonisolated(unsafe) private static var file: Int32 = -1
  nonisolated(unsafe) private static var pipe: Int32 = -1
  nonisolated(unsafe) private static var isArmed: Int32 = 0
  nonisolated(unsafe) private static var isRegistered = false

  /// Remembers a mode and the bytes that undo what has been written to the terminal, and installs the handlers.
  ///
  /// - Parameter notices: The pipe that receives the number of each signal that the run loop answers.
  static func arm(_ terminal: Int32, mode: termios, goodbye bytes: [UInt8], notices pipe: Int32) {
    self.mode.initialize(to: mode)
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = memory.initialize(from: bytes)
    (goodbye, file, self.pipe) = (memory, terminal, pipe)
    if !isRegistered { atexit { TerminalGuard.restore() } }
    isRegistered = true
    isArmed = 1
    for signal in endings + traps + notices {
      sigaction(signal, nil, former + Int(signal))
      handle(signal)
    }
  }

  /// Removes the handlers, and restores the terminal.
  static func disarm() {
    for signal in endings + traps + notices { sigaction(signal, former + Int(signal), nil) }
    restore()
    goodbye?.deallocate()
    goodbye = nil
  }

  /// Stops the processes of the job as the terminal does by default, until they are continued.
  ///
  /// - Precondition: The handlers are removed.
  static func stop() { kill(0, SIGTSTP) }

  private static func handle(_ number: Int32) {
    if endings.contains(number) {
      _ = signal(number) { TerminalGuard.end($0) }
    } else if traps.contains(number) {
      _ = signal(number) { TerminalGuard.trap($0) }
    } else {
      _ = signal(number) { TerminalGuard.notice($0) }
    }
  }

  /// Restores the terminal, and ends as the process would have without a handler.
  private static func end(_ number: Int32) {
    restore()
    sigaction(number, former + Int(number), nil)
    raise(number)
  }

  /// Restores the terminal. The instruction that has trapped does so again, without a handler.
  private static func trap(_ number: Int32) {
    restore()
    sigaction(number, former + Int(number), nil)
    if number == SIGABRT { raise(number) }
  }

  private static func notice(_ number: Int32) {
    let code = errno
    var byte = UInt8(truncatingIfNeeded: number)
    writeAll(&byte, 1, to: pipe)
    errno = code
  }

  private static func restore() {
    guard isArmed == 1 else { return }
    isArmed = 0
    if let goodbye { writeAll(goodbye.baseAddress, goodbye.count, to: file) }
    tcsetattr(file, TCSADRAIN, mode)
  }

  private static func writeAll(_ bytes: UnsafePointer<UInt8>?, _ count: Int, to file: Int32) {
    #if canImport(Glibc)
      _ = Glibc.write(file, bytes, count)
    #elseif canImport(Musl)
      _ = Musl.write(file, bytes, count)
    #else
      _ = Darwin.write(file, bytes, count)
    #endif
  }
}
