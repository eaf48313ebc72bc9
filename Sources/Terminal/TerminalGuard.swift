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

  /// The memory that handlers and `exit` read.
  private struct Memory {
    let mode = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    let former = UnsafeMutablePointer<sigaction>.allocate(capacity: 128)
    var goodbye: UnsafeMutableBufferPointer<UInt8>?
    var file: Int32 = -1
    var pipe: Int32 = -1
    var isArmed: Int32 = 0
    var isRegistered = false
  }

  // The main thread writes it while no handler is installed. Handlers and `exit` only read it, after it has been made.
  @exclusivity(unchecked) nonisolated(unsafe) private static var memory = Memory()

  /// Remembers a mode and the bytes that undo what has been written to the terminal, and installs the handlers.
  ///
  /// - Parameter notices: The pipe that receives the number of each signal that the run loop answers.
  static func arm(_ terminal: Int32, mode: termios, goodbye bytes: [UInt8], notices pipe: Int32) {
    memory.mode.initialize(to: mode)
    let goodbye = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = goodbye.initialize(from: bytes)
    (memory.goodbye, memory.file, memory.pipe) = (goodbye, terminal, pipe)
    if !memory.isRegistered {
      atexit { TerminalGuard.restore() }
      var stack = stack_t()
      stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: 65_536, alignment: 16)
      stack.ss_size = 65_536
      sigaltstack(&stack, nil)
    }
    memory.isRegistered = true
    memory.isArmed = 1
    for signal in endings + notices {
      sigaction(signal, nil, memory.former + Int(signal))
      handle(signal)
    }
  }

  /// Removes the handlers, and restores the terminal.
  static func disarm() {
    for signal in endings + notices { sigaction(signal, memory.former + Int(signal), nil) }
    restore()
    memory.goodbye?.deallocate()
    memory.goodbye = nil
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
    // A stack that has overflowed has no space for a handler.
    var action = sigaction()
    sigaction(number, nil, &action)
    action.sa_flags |= Int32(SA_ONSTACK)
    sigaction(number, &action, nil)
  }

  /// Restores the terminal. The process ends as it would without a handler, once this one has returned.
  private static func end(_ number: Int32) {
    restore()
    sigaction(number, memory.former + Int(number), nil)
    raise(number)
  }

  private static func notice(_ number: Int32) {
    let code = errno
    var byte = UInt8(truncatingIfNeeded: number)
    writeAll(&byte, 1, to: memory.pipe)
    errno = code
  }

  private static func restore() {
    guard memory.isArmed == 1 else { return }
    memory.isArmed = 0
    if let goodbye = memory.goodbye { writeAll(goodbye.baseAddress, goodbye.count, to: memory.file) }
    tcsetattr(memory.file, TCSADRAIN, memory.mode)
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
