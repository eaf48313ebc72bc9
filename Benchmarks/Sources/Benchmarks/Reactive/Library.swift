/// The same operations with different reactive libraries.
protocol Library {
  /// The name in the tables.
  static var name: String { get }

  /// Returns a closure that sends to a subject, with `map` and a sink after it.
  static func mapping() -> (Int) -> Void

  /// Returns a closure that sends to a subject with 1,000 sinks until `count` values are delivered.
  static func broadcasting() -> (_ count: Int) -> Void

  /// Returns a closure that subscribes to a held value and cancels, next to a number of other subscriptions.
  static func subscribing(beside others: Int) -> (Int) -> Void

  /// Returns a closure that sends to two subjects alternately, with `combineLatest`, `map`, `removeDuplicates` and a
  /// sink after them.
  static func combining() -> (Int) -> Void

  /// Returns a closure that makes `flatMapLatest` switch between two held values.
  static func switching() -> (Int) -> Void

  /// Returns a closure that subscribes to a held value through `map`, and keeps the subscription.
  static func keeping() -> (Int) -> Void
}

/// The sum of delivered values, so that the optimizer keeps the deliveries.
final class Sum {
  var value = 0

  func add(_ number: Int) {
    value &+= number
  }
}
