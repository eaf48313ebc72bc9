extension SignalConvertible {
  /// Delivers all values as one array when this signal finishes. A failure drops them.
  @inlinable public func collect() -> Signal<[Value]> { reduce(into: []) { $0.append($1) } }

  /// Delivers the values in arrays of `count`, and the rest when this signal finishes. A failure drops the rest.
  ///
  /// A count below 1 counts as 1.
  @inlinable public func collect(_ count: Int) -> Signal<[Value]> {
    transform { downstream in
      let values = OperatorState<[Value]>([])
      let deliver = {
        let full = values.value
        values.value = []
        downstream.send(full)
      }
      return Operator { value in
        values.value.append(value)
        if values.value.count >= count { deliver() }
      } onEnd: { end in
        if case .finished = end, !values.value.isEmpty { deliver() }
        downstream.end(end)
      }
    }
  }

  /// Delivers consecutive values in arrays, and begins another array before a value that does not belong to the last.
  ///
  /// The rest is delivered when this signal finishes. A failure drops it.
  ///
  /// - Parameter belongInSameChunk: Returns whether a value belongs to the array of the value before it.
  @inlinable public func chunked(by belongInSameChunk: @escaping (Value, Value) -> Bool) -> Signal<[Value]> {
    transform { downstream in
      let values = OperatorState<[Value]>([])
      return Operator { value in
        if let last = values.value.last, !belongInSameChunk(last, value) {
          let chunk = values.value
          values.value = [value]
          downstream.send(chunk)
        } else {
          values.value.append(value)
        }
      } onEnd: { end in
        if case .finished = end, !values.value.isEmpty { downstream.send(values.value) }
        downstream.end(end)
      }
    }
  }
}
