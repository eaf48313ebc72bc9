import Mod

/// A value with defaults that Mods configure: a widget, a layer, a gesture recognizer or a bar item.
public protocol Model: Configurable, Inspectable, Equatable, Sendable {}

extension Model {
  /// The type and the properties that differ from a fresh value, in the order of declaration.
  ///
  /// - Complexity: O(*n*) for *n* properties.
  public var description: String { descriptionBesideFresh }

  /// Creates a fresh value and applies the Mods to it, in order: `Layer(.cornerRadius(6), .borderWidth(1))`.
  @inlinable @inline(__always) public init(_ mods: Mod<Self>...) {
    self.init()
    mods.apply(to: &self)
  }
}

/// A list of values of different types that conform to one protocol, such as children or layers.
///
/// A list is used like an array, and can be compared.
public protocol ModelList: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
  ExpressibleByArrayLiteral, CustomStringConvertible, CustomReflectable, Equatable, Sendable
where Index == Int, SubSequence == Slice<Self>, Indices == Range<Int>, ArrayLiteralElement == Element {
  /// The values, in order.
  var elements: [Element] { get set }

  /// Returns whether two values have one type and are equal.
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

  /// Replaces the values in a range.
  ///
  /// - Complexity: O(*n*).
  public mutating func replaceSubrange(_ range: Range<Int>, with new: some Collection<Element>) {
    elements.replaceSubrange(range, with: new)
  }

  /// Creates a list from an array literal.
  public init(arrayLiteral elements: Element...) {
    self.init()
    self.elements = elements
  }

  /// Returns whether both contain equal values of the same types in the same order.
  ///
  /// - Complexity: O(*n*).
  public static func == (first: Self, second: Self) -> Bool {
    first.elements.elementsEqual(second.elements, by: areEqual)
  }

  /// The description of the array: `[Label(text: "Views"), View()]`.
  public var description: String { elements.description }

  /// The mirror of the array.
  public var customMirror: Mirror { Mirror(reflecting: elements) }
}
