extension SignalConvertible {
  /// Delivers the values of this signal and of `others`, as they come.
  ///
  /// Finishes when all have; fails when any does. A merge of merges costs no more than one of all their signals.
  @inlinable
  public func merge(_ others: Signal<Value>...) -> Signal<Value> {
    .merge([signal] + others)
  }
}

extension Signal {
  /// Returns a signal of the values of all `signals`, as they come.
  ///
  /// It finishes when all have, at once if there are none, and fails when any does. A value costs the same however many
  /// signals there are.
  ///
  /// - Complexity: O(*n*) in the number of signals for each subscription.
  @inlinable
  public static func merge(_ signals: some Sequence<Signal>) -> Signal {
    let merged = Merged(signals)
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

/// The signals that a merge hears from, some of which may be merges themselves.
@MainActor
@usableFromInline
internal final class Merged<Value> {
  private var parts: [Signal<Value>]?

  /// The depth of a signal that hears from all at once.
  @usableFromInline internal let depth: Int

  @usableFromInline
  internal init(_ signals: some Sequence<Signal<Value>>) {
    let parts = signals.map { $0.merged == nil ? $0.relayed : $0 }
    self.parts = parts
    depth = parts.reduce(1) { max($0, $1.depth + ($1.merged == nil ? 1 : 0)) }
  }

  deinit {
    Remains.release(&parts)
  }

  /// The signals that are no merges, in their order.
  ///
  /// - Complexity: O(*n*) in their number.
  @usableFromInline internal var signals: [Signal<Value>] {
    var signals: [Signal<Value>] = []
    var rest = Array((parts ?? []).reversed())
    while let part = rest.popLast() {
      if let merged = part.merged {
        rest.append(contentsOf: (merged.takeUnretainedValue().parts ?? []).reversed())
      } else {
        signals.append(part)
      }
    }
    return signals
  }
}
