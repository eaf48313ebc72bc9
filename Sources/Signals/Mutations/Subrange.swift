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

  /// Makes a part of a list; by default, of one with nothing else in it.
  ///
  /// - Precondition: The part lies within the whole.
  public init(_ elements: [Element] = [], offset: Int = 0, count: Int? = nil) {
    self.elements = elements
    self.offset = offset
    self.count = count ?? offset + elements.count
    precondition(offset >= 0 && offset + elements.count <= self.count, "The part does not lie within the whole.")
  }

  /// The element at an index of the whole; `nil` if it is not loaded.
  public subscript(index: Int) -> Element? {
    elements.indices ~= index - offset ? elements[index - offset] : nil
  }
}

extension Subrange: Equatable where Element: Equatable {}
extension Subrange: Sendable where Element: Sendable {}
