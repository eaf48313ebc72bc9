import Foundation

/// A signal of the system that is handled once. When it comes again, the process gets it as by default.
internal struct StoppingSignal {
  private let source: any DispatchSourceSignal
  private let ended: AsyncStream<Void>

  /// Handles a signal from now on.
  internal init(_ number: Int32, _ handler: @escaping @Sendable () -> Void) async {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: DispatchQueue(label: "signal"))
    let (ended, ending) = AsyncStream<Void>.makeStream()
    source.setEventHandler {
      Self.restore(source)
      handler()
    }
    source.setCancelHandler { ending.finish() }
    // A signal that comes before would be ignored.
    await withCheckedContinuation { continuation in
      source.setRegistrationHandler { continuation.resume() }
      source.resume()
    }
    (self.source, self.ended) = (source, ended)
  }

  /// Lets the process get the signal as by default.
  ///
  /// It returns once the system has forgotten the handler: a handler that comes before would never be called.
  internal func restore() async {
    Self.restore(source)
    for await _ in ended {}
  }

  private static func restore(_ source: any DispatchSourceSignal) {
    source.cancel()
    signal(Int32(source.handle), SIG_DFL)
  }
}
