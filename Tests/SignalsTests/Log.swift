import Signals

/// What a subscriber heard, in order.
@MainActor
final class Log<Value> {
  private(set) var values: [Value] = []
  private(set) var ends: [End] = []
  private var waiter: (isSatisfied: () -> Bool, continuation: CheckedContinuation<Void, Never>)?

  func add(_ value: Value) {
    values.append(value)
    wakeUp()
  }

  func subscribe(to signal: some SignalConvertible<Value>) -> Lifetime {
    signal.subscribe(
      add,
      onEnd: {
        self.ends.append($0)
        self.wakeUp()
      })
  }

  /// Waits until so many values have been heard. The main actor is free meanwhile, and no time is measured.
  func hear(_ count: Int) async {
    await wait { self.values.count >= count }
  }

  /// Waits until an end has been heard.
  func hearEnd() async {
    await wait { !self.ends.isEmpty }
  }

  private func wait(until isSatisfied: @escaping () -> Bool) async {
    if isSatisfied() { return }
    await withCheckedContinuation { waiter = (isSatisfied, $0) }
  }

  private func wakeUp() {
    guard let waiter, waiter.isSatisfied() else { return }
    self.waiter = nil
    waiter.continuation.resume()
  }

  func subscribe(to input: Input<Value>) -> Lifetime {
    subscribe(to: input.signal)
  }

  var isFinished: Bool {
    if case .finished? = ends.first { return ends.count == 1 }
    return false
  }

  var failure: (any Error)? {
    if case .failed(let error)? = ends.first { return error }
    return nil
  }
}

struct Broken: Error, Equatable {}
