// Operators whose closures may throw: the result fails with the first error.

extension SignalConvertible {
  /// Delivers the result of `transform` for each value, and fails with the first error that it throws.
  @inlinable public func tryMap<Result>(_ transform: @escaping (Value) throws -> Result) -> Signal<Result> {
    let upstream = signal.relayed
    return Signal<Result>(after: upstream) { observer in
      let junction = Junction(open: 1, finish: observer.end)
      let value = observer.value
      junction.adopt(
        first: upstream.connect(
          Observer(
            value: {
              guard junction.isLive else { return }
              do { value(try transform($0)) } catch { junction.conclude(.failed(error)) }
            },
            end: junction.receive)))
      return junction
    }
  }

  /// Delivers the results of `transform` that are not `nil`, and fails with the first error that it throws.
  public func tryCompactMap<Result>(_ transform: @escaping (Value) throws -> Result?) -> Signal<Result> {
    tryMap(transform).compactMap { $0 }
  }

  /// Delivers the values for which `isIncluded` is true, and fails with the first error that it throws.
  public func tryFilter(_ isIncluded: @escaping (Value) throws -> Bool) -> Signal<Value> {
    tryMap { try isIncluded($0) ? Optional($0) : nil }.compactMap { $0 }
  }

  /// Combines each value with the result so far, delivers each new result, and fails with the first error that
  /// `combine` throws.
  ///
  /// Each subscription starts from `initial`, which is not itself delivered.
  public func tryScan<Result>(
    _ initial: Result, _ combine: @escaping (Result, Value) throws -> Result
  ) -> Signal<Result> {
    transform { downstream in
      let result = OperatorState(initial)
      return Operator { value in
        do {
          result.value = try combine(result.value, value)
          downstream.send(result.value)
        } catch {
          downstream.end(.failed(error))
        }
      }
    }
  }

  /// Delivers the combination of all values when this signal finishes, and fails with the first error that `combine`
  /// throws.
  public func tryReduce<Result>(
    _ initial: Result, _ combine: @escaping (Result, Value) throws -> Result
  ) -> Signal<Result> {
    tryScan(initial, combine).prepend(initial).last()
  }

  /// Delivers the first value for which `predicate` is true, and then finishes. It fails with the first error that
  /// `predicate` throws.
  public func tryFirst(where predicate: @escaping (Value) throws -> Bool) -> Signal<Value> {
    tryFilter(predicate).first()
  }

  /// Delivers the values until `predicate` is false for one, and then finishes. It fails with the first error that
  /// `predicate` throws.
  public func tryPrefix(while predicate: @escaping (Value) throws -> Bool) -> Signal<Value> {
    tryMap { try predicate($0) ? Optional($0) : nil }.prefix { $0 != nil }.compactMap { $0 }
  }

  /// Delivers the values from the first one on for which `predicate` is false. It fails with the first error that
  /// `predicate` throws.
  public func tryDrop(while predicate: @escaping (Value) throws -> Bool) -> Signal<Value> {
    transform { downstream in
      // The subscription releases the closure with what it captures as soon as it has stopped dropping.
      let predicate = OperatorState<((Value) throws -> Bool)?>(predicate)
      return Operator { value in
        do {
          if let isDropped = predicate.value, try isDropped(value) { return }
          predicate.value = nil
          downstream.send(value)
        } catch {
          predicate.value = nil
          downstream.end(.failed(error))
        }
      }
    }
  }

  /// Drops each value that is equal, by `areEqual`, to the last delivered value. It fails with the first error that
  /// `areEqual` throws.
  public func tryRemoveDuplicates(by areEqual: @escaping (Value, Value) throws -> Bool) -> Signal<Value> {
    tryScan((value: Value?.none, isNew: false)) { last, value in
      guard let old = last.value, try areEqual(old, value) else { return (value, true) }
      return (old, false)
    }
    .compactMap { $0.isNew ? $0.value : nil }
  }

  /// Continues after a failure with the signal that `handler` returns for the error, or fails with what it throws.
  public func tryCatch<Other: SignalConvertible<Value>>(
    _ handler: @escaping (any Error) throws -> Other
  ) -> Signal<Value> {
    `catch` { error -> Signal<Value> in
      do { return try handler(error).signal } catch { return .failed(error) }
    }
  }
}
