/// A value that each new sink gets first.
public final class Held<Value> {
  @usableFromInline internal var value: Value
  @usableFromInline internal let subject = Subject<Value>()

  /// Holds a first value.
  @inlinable
  public init(_ value: Value) {
    self.value = value
  }

  /// Holds another value and calls all sinks.
  @inlinable
  public func send(_ value: Value) {
    self.value = value
    subject.send(value)
  }

  /// Calls `sink` with what is held and adds it, until what is returned has been called.
  @inlinable
  public func subscribe(_ sink: @escaping (Value) -> Void) -> () -> Void {
    let cancel = subject.subscribe(sink)
    sink(value)
    return cancel
  }
}
