/// The gesture recognizers of a view, of any types.
public struct GestureRecognizers: ModelList {
  /// A recognizer of any kind.
  public typealias Element = any GestureRecognizer

  /// The recognizers, in order.
  public var elements: [any GestureRecognizer] = []

  /// Creates an empty list.
  public init() {}

  /// Returns whether two recognizers have one type and are equal.
  public static func areEqual(_ first: any GestureRecognizer, _ second: any GestureRecognizer) -> Bool {
    first.isEqual(to: second)
  }
}
