/// Values of different types behind one protocol, in an order: children, layers, gesture recognizers.
///
/// A list is an array that can be compared. It is written as one, and used as one.
public protocol ModelList: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
  ExpressibleByArrayLiteral, CustomStringConvertible, CustomReflectable, Equatable, Sendable
where Index == Int, SubSequence == Slice<Self>, Indices == Range<Int>, ArrayLiteralElement == Element {
  /// The values, in order.
  var elements: [Element] { get set }

  /// Whether two values are of one type and equal.
  static func areEqual(_ first: Element, _ second: Element) -> Bool
}

extension ModelList {
  /// The index of the first value.
  public var startIndex: Int { 0 }

  /// The index after that of the last value.
  public var endIndex: Int { elements.endIndex }

  /// The value at an index.
  public subscript(position: Int) -> Element {
    get { elements[position] }
    _modify { yield &elements[position] }
  }

  /// Puts other values in the place of those in a range.
  public mutating func replaceSubrange(_ range: Range<Int>, with new: some Collection<Element>) {
    elements.replaceSubrange(range, with: new)
  }

  /// Creates a list of the values written.
  public init(arrayLiteral elements: Element...) {
    self.init()
    self.elements = elements
  }

  /// Whether both hold equal values of the same types in the same order.
  public static func == (first: Self, second: Self) -> Bool {
    first.elements.elementsEqual(second.elements, by: areEqual)
  }

  /// The values as an array prints them: `[Label(text: "Views"), View()]`.
  public var description: String { elements.description }

  /// The mirror of the array.
  public var customMirror: Mirror { Mirror(reflecting: elements) }
}
