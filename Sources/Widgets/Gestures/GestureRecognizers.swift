/// The gestures that a view watches for, whatever their kinds.
public struct GestureRecognizers: ModelList {
  /// A recognizer of any kind.
  public typealias Element = any GestureRecognizer

  /// The recognizers, in their order.
  public var elements: [any GestureRecognizer] = []

  /// Makes an empty list.
  public init() {}

  /// Whether two recognizers are of one type and equal.
  public static func areEqual(_ first: any GestureRecognizer, _ second: any GestureRecognizer) -> Bool {
    first.isEqual(to: second)
  }
}
