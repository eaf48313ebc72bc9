/// The same operations with different reactive libraries. Each returns the number of values that have been delivered.
protocol Library {
  /// The name in the tables.
  static var name: String { get }

  /// Returns a closure that sends to a subject, with `map` and a sink after it.
  static func mapping() -> (Int) -> Int

  /// Returns a closure that sends to a subject with 1,000 sinks until `count` values are delivered.
  static func broadcasting() -> (_ count: Int) -> Int

  /// Returns a closure that subscribes to a held value and cancels, next to a number of other subscriptions.
  static func subscribing(beside others: Int) -> (Int) -> Int

  /// Returns a closure that sends to two subjects alternately, with `combineLatest`, `map`, `removeDuplicates` and a
  /// sink after them.
  static func combining() -> (Int) -> Int

  /// Returns a closure that makes `flatMapLatest` switch between two held values.
  static func switching() -> (Int) -> Int

  /// Returns a closure that subscribes to a held value through `map`, and keeps the subscription.
  static func keeping() -> (Int) -> Int
}

/// The sum and the number of delivered values, so that the optimizer keeps the deliveries.
final class Sum {
  private var value = 0
  private(set) var count = 0

  func add(_ number: Int) {
    value &+= number
    count &+= 1
  }

  /// Returns the number of values that are delivered during a call.
  @inline(__always)
  func deliveries(_ send: () -> Void) -> Int {
    let before = count
    send()
    return count - before
  }
}
