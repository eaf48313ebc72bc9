/// Values over time, as a function that takes a sink and returns a closure that cancels.
public struct Stream<Value> {
  @usableFromInline internal let connect: (@escaping (Value) -> Void) -> () -> Void

  @inlinable
  internal init(_ connect: @escaping (@escaping (Value) -> Void) -> () -> Void) {
    self.connect = connect
  }

  /// Calls `sink` with each value, until the returned closure is called.
  @inlinable
  public func subscribe(_ sink: @escaping (Value) -> Void) -> () -> Void {
    connect(sink)
  }

  /// Returns a stream of the transformed values.
  @inlinable
  public func map<Result>(_ transform: @escaping (Value) -> Result) -> Stream<Result> {
    Stream<Result> { sink in connect { sink(transform($0)) } }
  }

  /// Returns a stream of the latest values of both, after each has one.
  @inlinable
  public func combineLatest<Other>(_ other: Stream<Other>) -> Stream<(Value, Other)> {
    Stream<(Value, Other)> { sink in
      var first: Value?
      var second: Other?
      let cancelFirst = connect {
        first = $0
        if let second { sink(($0, second)) }
      }
      let cancelSecond = other.connect {
        second = $0
        if let first { sink((first, $0)) }
      }
      return {
        cancelFirst()
        cancelSecond()
      }
    }
  }

  /// Returns a stream of the values of the stream that `transform` returns for the latest value.
  @inlinable
  public func flatMapLatest<Result>(_ transform: @escaping (Value) -> Stream<Result>) -> Stream<Result> {
    Stream<Result> { sink in
      var cancelInner: () -> Void = {}
      let cancel = connect {
        cancelInner()
        cancelInner = transform($0).connect(sink)
      }
      return {
        cancel()
        cancelInner()
      }
    }
  }
}

extension Stream where Value: Equatable {
  /// Returns a stream of the values that differ from the previous one.
  @inlinable
  public func removeDuplicates() -> Stream {
    Stream { sink in
      var last: Value?
      return connect {
        if $0 == last { return }
        last = $0
        sink($0)
      }
    }
  }
}

extension Subject {
  /// The values that are sent.
  @inlinable public var stream: Stream<Value> { Stream(subscribe) }
}

extension Held {
  /// The held value, and then the values that are sent.
  @inlinable public var stream: Stream<Value> { Stream(subscribe) }
}
