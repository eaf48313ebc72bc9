/// An array of closures, called one after the other: the minimal signal.
public final class Subject<Value> {
  @usableFromInline internal var sinks: [(Value) -> Void] = []

  /// The indices that cancelled sinks have left free.
  @usableFromInline internal var free: [Int] = []

  /// Creates a subject without sinks.
  @inlinable
  public init() {}

  /// Calls all sinks.
  @inlinable
  public func send(_ value: Value) {
    for sink in sinks { sink(value) }
  }

  /// Adds a sink, until the returned closure is called.
  @inlinable
  public func subscribe(_ sink: @escaping (Value) -> Void) -> () -> Void {
    let place: Int
    if let last = free.popLast() {
      place = last
      sinks[place] = sink
    } else {
      place = sinks.count
      sinks.append(sink)
    }
    return {
      self.sinks[place] = { _ in }
      self.free.append(place)
    }
  }
}
