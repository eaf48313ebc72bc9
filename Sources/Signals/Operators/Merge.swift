extension SignalConvertible {
  /// Delivers the values of this signal and of `others`, as they arrive.
  ///
  /// The result finishes when all have finished, and fails when any of them fails. A merge of merges costs no more than
  /// one merge of all their signals.
  @inlinable public func merge(_ others: Signal<Value>...) -> Signal<Value> { .merge([signal] + others) }

  /// Delivers the values of this signal and of `others`, such as variables and inputs, as they arrive.
  @inlinable public func merge(_ others: any SignalConvertible<Value>...) -> Signal<Value> {
    .merge([signal] + others.map { $0.signal })
  }

  @available(*, unavailable, message: "the signals have values of different types: map them")
  @_disfavoredOverload public func merge(_ others: any SignalConvertible...) -> Signal<Value> { signal }
}

extension Signal {
  /// Returns a signal of the values of all `signals`, as they arrive.
  ///
  /// It finishes when all have finished, at once if there are none, and fails when any of them fails. Delivering a
  /// value costs the same for any number of signals.
  ///
  /// - Complexity: O(*n*) in the number of signals for each subscription.
  @inlinable public static func merge(_ signals: some Sequence<some SignalConvertible<Value>>) -> Signal {
    let merged = Merged(signals.map(\.signal))
    return Signal(depth: merged.depth, merged: merged) { observer in
      let confluence = Confluence(finish: observer.end)
      let value = observer.value
      confluence.add { end in
        for signal in merged.signals {
          confluence.add { end in
            signal.connect(Observer(value: { if confluence.isLive { value($0) } }, end: end))
          }
        }
        end(.finished)
        return Connection()
      }
      return confluence
    }
  }
}

/// The signals of a merge, some of which may be merges themselves.
@MainActor @usableFromInline internal final class Merged<Value> {
  private var parts: [Signal<Value>]?

  /// The depth of a signal that merges all of them.
  @usableFromInline internal let depth: Int

  @usableFromInline internal init(_ signals: some Sequence<Signal<Value>>) {
    let parts = signals.map { $0.merged == nil ? $0.relayed : $0 }
    self.parts = parts
    depth = parts.reduce(1) { max($0, $1.depth + ($1.merged == nil ? 1 : 0)) }
  }

  deinit { DeferredRelease.release(&parts) }

  /// The signals without nested merges, in order.
  ///
  /// - Complexity: O(*n*) in their number.
  @usableFromInline internal var signals: [Signal<Value>] {
    var signals: [Signal<Value>] = []
    var rest = Array((parts ?? []).reversed())
    while let part = rest.popLast() {
      if let merged = part.merged {
        rest.append(contentsOf: (merged.parts ?? []).reversed())
      } else {
        signals.append(part)
      }
    }
    return signals
  }
}
