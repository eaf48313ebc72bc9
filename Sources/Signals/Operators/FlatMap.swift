extension SignalConvertible {
  /// Delivers the values of all the signals that `transform` makes, as they come.
  ///
  /// Finishes when this signal and all inner ones have; fails when any does.
  @inlinable
  public func flatMap<Inner: SignalConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value> {
    let connect = signal.connect
    return Signal<Inner.Value> { observer in
      let confluence = Confluence(finish: observer.end)
      let value = observer.value
      confluence.add { end in
        connect(
          Observer(
            value: {
              guard confluence.isLive else { return }
              let inner = transform($0).signal
              confluence.add { end in
                inner.connect(Observer(value: { if confluence.isLive { value($0) } }, end: end))
              }
            },
            end: end))
      }
      return confluence
    }
  }
}

/// The connection of an operator that hears from any number of signals.
@usableFromInline
internal final class Confluence: Connection {
  @usableFromInline internal private(set) var isLive = true
  private var connections: [Int: Connection] = [:]
  private var open: Set<Int> = []
  private var count = 0
  private let finish: (End) -> Void

  @usableFromInline
  internal init(finish: @escaping (End) -> Void) {
    self.finish = finish
  }

  /// Adds what `connect` connects, given what to call at the end.
  @usableFromInline
  internal func add(_ connect: (@escaping (End) -> Void) -> Connection) {
    guard isLive else { return }
    count += 1
    let number = count
    open.insert(number)
    let connection = connect { [self] in hear($0, of: number) }
    guard isLive else { return connection.cancel() }
    if open.contains(number) { connections[number] = connection }
  }

  private func hear(_ end: End, of number: Int) {
    open.remove(number)
    connections[number] = nil
    if case .finished = end, !open.isEmpty { return }
    guard isLive else { return }
    cancel()
    finish(end)
  }

  @usableFromInline
  internal override func settle() {
    for number in connections.keys.sorted() { connections[number]?.settle() }
  }

  @usableFromInline
  internal override func cancel() {
    guard isLive else { return }
    isLive = false
    let connections = connections
    self.connections = [:]
    for number in connections.keys.sorted() { connections[number]?.cancel() }
  }
}
