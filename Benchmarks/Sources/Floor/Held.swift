/// A value that each new sink receives first.
public final class Held<Value> {
  @usableFromInline internal var value: Value
  @usableFromInline internal let subject = Subject<Value>()

  /// Creates a holder of a first value.
  @inlinable
  public init(_ value: Value) {
    self.value = value
  }

  /// Replaces the value and calls all sinks.
  @inlinable
  public func send(_ value: Value) {
    self.value = value
    subject.send(value)
  }

  /// Calls `sink` with the value and adds it, until the returned closure is called.
  @inlinable
  public func subscribe(_ sink: @escaping (Value) -> Void) -> () -> Void {
    let cancel = subject.subscribe(sink)
    sink(value)
    return cancel
  }
}
