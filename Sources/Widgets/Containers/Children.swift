/// The widgets inside another, in their order, whatever their kinds.
///
/// ```swift
/// var rows: Children = [Label("Views"), Switch(.isOn(true))]
/// rows.append(Label("1000"))
/// rows == [Label("Views"), Switch(.isOn(true)), Label("1000")]  // true
/// ```
public struct Children: ModelList {
  /// A widget of any kind.
  public typealias Element = any Widget

  /// The widgets, in their order.
  public var elements: [any Widget] = []

  /// Whether both are the same list, unchanged since one was copied from the other.
  ///
  /// - Complexity: O(1).
  package func isIdentical(to other: Children) -> Bool {
    elements.withUnsafeBufferPointer { mine in
      other.elements.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress && mine.count == $0.count }
    }
  }

  /// Makes an empty list.
  public init() {}

  /// Makes a list of the widgets of an array.
  @inlinable
  public init(_ elements: [any Widget]) {
    self.elements = elements
  }

  /// Whether two widgets are of one type and equal.
  public static func areEqual(_ first: any Widget, _ second: any Widget) -> Bool {
    first.isEqual(to: second)
  }
}
