import Foundation

/// The signals of the system that stop the servers of this process.
///
/// The process has one source for each, which is never cancelled: on Linux, a signal whose source has been cancelled is
/// not noticed by a later one. Without a server, the process gets the signal as by default.
@MainActor internal final class StoppingSignals {
  internal static let shared = StoppingSignals()

  private var sources: [Int32: any DispatchSourceSignal] = [:]
  private var handlers: [Int32: [ObjectIdentifier: () -> Void]] = [:]

  /// Calls a handler when the process gets a signal, once.
  internal func handle(_ number: Int32, for server: AnyObject, by handler: @escaping () -> Void) async {
    handlers[number, default: [:]][ObjectIdentifier(server)] = handler
    if sources[number] != nil { return }
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    sources[number] = source
    source.setEventHandler { MainActor.assumeIsolated { Self.shared.receive(number) } }
    // A signal that comes before would be ignored.
    await withCheckedContinuation { continuation in
      source.setRegistrationHandler { continuation.resume() }
      source.resume()
    }
  }

  /// Forgets the handlers of a server.
  internal func forget(_ server: AnyObject) {
    for number in handlers.keys { handlers[number]?[ObjectIdentifier(server)] = nil }
  }

  private func receive(_ number: Int32) {
    let called = handlers.removeValue(forKey: number) ?? [:]
    for handler in called.values { handler() }
    if called.isEmpty { Self.perform(number) }
  }

  /// Lets the process get a signal as by default, although the source has blocked it.
  private static func perform(_ number: Int32) {
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }
}
