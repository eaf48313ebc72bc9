/// A value or the end of a signal, as ``SignalConvertible/materialize()`` delivers them.
public enum Materialized<Value> {
  /// A value.
  case value(Value)

  /// The end, after which there is nothing.
  case end(End)
}

extension Materialized: Sendable where Value: Sendable {}

extension SignalConvertible {
  /// Delivers the values and the end as values, and then finishes.
  @inlinable public func materialize() -> Signal<Materialized<Value>> {
    transform { downstream in
      Operator {
        downstream.send(.value($0))
      } onEnd: { end in
        downstream.send(.end(end))
        downstream.end()
      }
    }
  }

  /// Delivers the values that ``materialize()`` has wrapped, and ends with the end that it has wrapped.
  @inlinable public func dematerialize<Wrapped>() -> Signal<Wrapped> where Value == Materialized<Wrapped> {
    transform { downstream in
      Operator { event in
        switch event {
        case .value(let value): downstream.send(value)
        case .end(let end): downstream.end(end)
        }
      }
    }
  }
}
