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
  /// The signals that end the process: those that it is sent, and those of traps.
  private static let endings = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE,
  ]

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
    if !isRegistered {
      var stack = stack_t()
      stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: 65_536, alignment: 16)
      stack.ss_size = 65_536
      sigaltstack(&stack, nil)
    }
    isRegistered = true
    isArmed = 1
    for signal in endings + notices {
      sigaction(signal, nil, former + Int(signal))
      handle(signal)
    }
  }

  /// Removes the handlers, and restores the terminal.
  static func disarm() {
    for signal in endings + notices { sigaction(signal, former + Int(signal), nil) }
    restore()
    goodbye?.deallocate()
    goodbye = nil
  }

  /// Stops the processes of the job as the terminal does by default, until they are continued.
  ///
  /// Without a shell that could continue it, the process goes on at once.
  ///
  /// - Precondition: The handlers are removed.
  static func stop() {
    // A signal to the group could reach another thread of this process after the handlers are back. That to the own
    // thread arrives before `raise` returns, unless it is blocked, as in the threads of Dispatch.
    let action = signal(SIGTSTP, SIG_IGN)
    kill(0, SIGTSTP)
    _ = signal(SIGTSTP, action)
    var (signals, mask) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &signals, &mask)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  private static func handle(_ number: Int32) {
    if endings.contains(number) {
      _ = signal(number) { TerminalGuard.end($0) }
    } else {
      _ = signal(number) { TerminalGuard.notice($0) }
    }
    // A stack that has overflowed has no room for a handler.
    var action = sigaction()
    sigaction(number, nil, &action)
    action.sa_flags |= Int32(SA_ONSTACK)
    sigaction(number, &action, nil)
  }

  /// Restores the terminal, and ends as the process would have without a handler, once this one has returned.
  private static func end(_ number: Int32) {
    restore()
    sigaction(number, former + Int(number), nil)
    raise(number)
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
