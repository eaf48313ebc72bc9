/// The loaded part of a list, with its position in the whole.
///
/// ```swift
/// let page = Subrange(["Grace", "Alan"], offset: 20, count: 1_000)
/// page[21]  // "Alan"
/// page[22]  // nil: it is not loaded
/// ```
public struct Subrange<Element> {
  /// The loaded elements.
  public private(set) var elements: [Element]

  /// The number of elements before the loaded ones.
  public private(set) var offset: Int

  /// The number of elements in the whole list.
  public private(set) var count: Int

  /// Creates a part of a list. By default, the whole list has no other elements.
  ///
  /// - Parameters:
  ///   - elements: The loaded elements.
  ///   - offset: The number of elements before them. It is clamped to the valid range.
  ///   - count: The number of elements in the whole list. It is raised to at least the end of the loaded part.
  public init(_ elements: [Element] = [], offset: Int = 0, count: Int? = nil) {
    self.elements = elements
    self.offset = min(max(offset, 0), .max - elements.count)
    self.count = max(count ?? 0, self.offset + elements.count)
  }

  /// The element at an index of the whole list, or `nil` if it is not loaded.
  public subscript(index: Int) -> Element? {
    index >= offset && index - offset < elements.count ? elements[index - offset] : nil
  }
}

extension Subrange: Equatable where Element: Equatable {}
extension Subrange: Sendable where Element: Sendable {}
