import Signals

/// What a subscriber heard, in order.
@MainActor
final class Log<Value> {
  private(set) var values: [Value] = []
  private(set) var ends: [End] = []

  func add(_ value: Value) { values.append(value) }

  func subscribe(to signal: some SignalConvertible<Value>) -> Lifetime {
    signal.subscribe({ self.values.append($0) }, onEnd: { self.ends.append($0) })
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
