/// The part of a list that is loaded, and where in the whole it is.
///
/// ```swift
/// let page = Subrange(["Grace", "Alan"], offset: 20, count: 1_000)
/// page[21]  // "Alan"
/// page[22]  // nil: it is not loaded
/// ```
public struct Subrange<Element> {
  /// What is loaded.
  public private(set) var elements: [Element]

  /// How many elements of the whole are before those that are loaded.
  public private(set) var offset: Int

  /// How many elements the whole has.
  public private(set) var count: Int

  /// Creates a part of a list; by default, of one with nothing else in it.
  ///
  /// - Parameters:
  ///   - elements: The elements that are loaded.
  ///   - offset: The number of elements before them. Negative counts as none, and one beyond all numbers as the largest.
  ///   - count: The number of all elements. One that has no room for the part counts as the least that has.
  public init(_ elements: [Element] = [], offset: Int = 0, count: Int? = nil) {
    self.elements = elements
    self.offset = min(max(offset, 0), .max - elements.count)
    self.count = max(count ?? 0, self.offset + elements.count)
  }

  /// The element at an index of the whole; `nil` if it is not loaded.
  public subscript(index: Int) -> Element? {
    index >= offset && index - offset < elements.count ? elements[index - offset] : nil
  }
}

extension Subrange: Equatable where Element: Equatable {}
extension Subrange: Sendable where Element: Sendable {}
