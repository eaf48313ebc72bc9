/// The same uses of one reactive library or another.
protocol Library {
  /// What the tables call it.
  static var name: String { get }

  /// What sends to a subject, from where `map` leads to a sink.
  static func mapping() -> (Int) -> Void

  /// What sends to a subject with 1,000 sinks, as often as makes `count` deliveries.
  static func broadcasting() -> (_ count: Int) -> Void

  /// What subscribes to a held value and cancels, beside as many as stay.
  static func subscribing(beside others: Int) -> (Int) -> Void

  /// What sends to two subjects by turns, from where `combineLatest`, `map` and `removeDuplicates` lead to a sink.
  static func combining() -> (Int) -> Void

  /// What has `flatMapLatest` switch between two held values.
  static func switching() -> (Int) -> Void

  /// What subscribes to a held value through `map`, and stays.
  static func keeping() -> (Int) -> Void
}

/// What sinks add to, so that nothing is left out as useless.
final class Sum {
  var value = 0

  func add(_ number: Int) {
    value &+= number
  }
}
