/// Values over time, as a function: it takes a sink and gives what cancels.
public struct Stream<Value> {
  @usableFromInline internal let connect: (@escaping (Value) -> Void) -> () -> Void

  @inlinable
  internal init(_ connect: @escaping (@escaping (Value) -> Void) -> () -> Void) {
    self.connect = connect
  }

  /// Calls `sink` with each value, until what is returned has been called.
  @inlinable
  public func subscribe(_ sink: @escaping (Value) -> Void) -> () -> Void {
    connect(sink)
  }

  /// What `transform` makes of each value.
  @inlinable
  public func map<Result>(_ transform: @escaping (Value) -> Result) -> Stream<Result> {
    Stream<Result> { sink in connect { sink(transform($0)) } }
  }

  /// The latest values of both, once each has one.
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

  /// The values of the stream that `transform` makes of the latest value.
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
  /// The values that do not equal the one before.
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
  /// What is sent.
  @inlinable public var stream: Stream<Value> { Stream(subscribe) }
}

extension Held {
  /// What is held, then what is sent.
  @inlinable public var stream: Stream<Value> { Stream(subscribe) }
}
