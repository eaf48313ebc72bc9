/// An array of closures, called one after the other: the least that a signal can be.
public final class Subject<Value> {
  @usableFromInline internal var sinks: [(Value) -> Void] = []

  /// The places in the array that cancelled sinks have left.
  @usableFromInline internal var free: [Int] = []

  /// Has no sinks yet.
  @inlinable
  public init() {}

  /// Calls all sinks.
  @inlinable
  public func send(_ value: Value) {
    for sink in sinks { sink(value) }
  }

  /// Adds a sink, until what is returned has been called.
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
