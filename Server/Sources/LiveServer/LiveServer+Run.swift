import Foundation
import LivePreview
import Signals

extension LiveServer {
  /// Serves a block to browsers, until the process gets SIGINT, as by Control-C, SIGTERM or SIGHUP, or the task
  /// is cancelled.
  ///
  /// ```swift
  /// try await LiveServer.run(port: 8080) { MyApp() }
  /// ```
  ///
  /// It prints the address to open. See ``stop()`` for how it ends. A second signal ends the process at once.
  ///
  /// If the server cannot start, such as because the port is taken, or if the last save fails, it prints the error, and
  /// ends the process with the code 1. To handle errors, create a server and call ``run()``.
  ///
  /// - Parameters:
  ///   - host: The address of this machine to listen to. By default, other machines do not reach the server: write
  ///     `0.0.0.0` for all, and the names of the server as ``ServerOptions/hosts``.
  ///   - port: The port, or 0 for one that the system chooses.
  ///   - options: The options.
  ///   - content: A block that is called for each session, and again whenever something changes that it has read.
  ///     Several widgets lie on top of each other: list them in a `VStack`.
  /// - Throws: No error. It is declared as throwing like ``run()``, so that one takes the place of the other.
  public static func run(
    host: String = "127.0.0.1", port: Int = 8080, options: ServerOptions = ServerOptions(),
    @WidgetBuilder content: @escaping @MainActor () throws -> Children
  ) async throws {
    await LiveServer(host: host, port: port, options: options, content: content).runProgram()
  }

  /// Serves a block to browsers, with a state for each session that is saved when the session ends.
  ///
  /// ```swift
  /// try await LiveServer.run(options: ServerOptions(store: .file("notes.json")), state: Notes.init) { notes in
  ///   NotesScreen(notes)
  /// }
  /// ```
  ///
  /// It prints the address and errors, and ends, as `run(host:port:options:content:)` does.
  ///
  /// - Parameters:
  ///   - host: The address of this machine to listen to. By default, other machines do not reach the server.
  ///   - port: The port, or 0 for one that the system chooses.
  ///   - options: The options.
  ///   - state: A closure that returns the state of a new session.
  ///   - content: A block that is called for each session with its state, and again whenever something changes that it
  ///     has read. Several widgets lie on top of each other: list them in a `VStack`.
  /// - Throws: No error, as `run(host:port:options:content:)`.
  public static func run<State: CodableContainer>(
    host: String = "127.0.0.1", port: Int = 8080, options: ServerOptions = ServerOptions(),
    state: @escaping @MainActor () throws -> State,
    @WidgetBuilder content: @escaping @MainActor (State) throws -> Children
  ) async throws {
    await LiveServer(host: host, port: port, options: options, state: state, content: content).runProgram()
  }

  /// Serves until the process gets SIGINT, SIGTERM or SIGHUP, or the task is cancelled, and prints the address to open.
  ///
  /// Catch its errors in `main`: Swift ends a program whose `main` throws with a trap.
  ///
  /// - Throws: ``ServerError``, such as ``ServerError/portTaken(_:)``, or an error of the system. After the server has
  ///   ended, ``ServerError/unsaved(_:)`` if the last save has failed.
  public func run() async throws {
    try await start()
    var numbers = [SIGINT, SIGTERM]
    // nohup lets a program ignore the end of its terminal.
    let former = signal(SIGHUP, SIG_IGN)
    signal(SIGHUP, former)
    if unsafeBitCast(former, to: Int.self) != unsafeBitCast(Optional(SIG_IGN), to: Int.self) { numbers.append(SIGHUP) }
    for number in numbers {
      await StoppingSignals.shared.handle(number, for: self) { [weak self] in Task { await self?.stop() } }
    }
    FileHandle.standardOutput.write(Data("Open \(address) in a browser. Control-C ends the server.\n".utf8))
    await withTaskCancellationHandler {
      await waitUntilStopped()
    } onCancel: {
      Task { await stop() }
    }
    StoppingSignals.shared.forget(self)
    if let lastError { throw lastError }
  }

  /// Serves, or ends the process with an error that a person can read.
  private func runProgram() async {
    do {
      try await run()
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}
