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

/// A change of a list of which only a part is loaded. See ``Subrange``.
///
/// ```swift
/// var page = Subrange(["Grace", "Alan"], offset: 20, count: 1_000)
/// try SubrangeMutation(.delete(at: [0])).apply(to: &page)           // 999 in all
/// try SubrangeMutation(.scroll(1, ["Edsger"])).apply(to: &page)     // loaded from 21 on, and 999 as before
/// ```
public struct SubrangeMutation<Element> {
  /// The change of the loaded part, with indexes of that part.
  public var change: ArrayMutation<Element>

  /// The offset of the part after the change, or `nil` to keep it, or to move it as far as the part is scrolled.
  public var offset: Int?

  /// The number of elements in the whole list after the change, or `nil` to infer it.
  ///
  /// The inferred count changes with insertions and deletions. Elements that `.scroll` and `.reload` load are taken to
  /// have been in the list before, as far as the count allows it.
  public var count: Int?

  /// Creates a change of the loaded part, optionally with its new offset and the new count of the whole list.
  public init(_ change: ArrayMutation<Element>, offset: Int? = nil, count: Int? = nil) {
    self.change = change
    self.offset = offset
    self.count = count
  }
}

extension SubrangeMutation: Mutation {
  /// Applies the change to a part of a list.
  ///
  /// - Throws: ``ArrayMutationError`` if the part has no such indexes, or would not lie within the whole list. The part
  ///   then stays as it was.
  /// - Complexity: O(*n*) for *n* loaded elements.
  public func apply(to subrange: inout Subrange<Element>) throws(ArrayMutationError) {
    var elements = subrange.elements
    try change.apply(to: &elements)
    let offset = offset ?? subrange.offset + change.shift
    guard offset >= 0 else { throw .index(offset, count: subrange.count) }
    let end = offset.clampedAdding(elements.count)
    let count = count ?? change.count(ofWhole: subrange.count, upTo: end)
    guard end <= count, end - elements.count == offset else { throw .index(end - 1, count: count) }
    subrange = Subrange(elements, offset: offset, count: count)
  }

  /// Returns the changes that undo this change. The last of them also restores the offset and the count.
  ///
  /// - Throws: ``ArrayMutationError`` if the change does not fit.
  /// - Complexity: O(*n*) for *n* loaded elements; O(*k* × *n*) for a move of *k* elements.
  public func inverse(in subrange: Subrange<Element>) throws(ArrayMutationError) -> [SubrangeMutation] {
    var changed = subrange
    try apply(to: &changed)
    let changes = try change.inverse(in: subrange.elements)
    guard let last = changes.last else {
      return [SubrangeMutation(.update([], at: []), offset: subrange.offset, count: subrange.count)]
    }
    // The intermediate states need a count that is large enough for both lists.
    let capacity = max(changed.count, subrange.count).clampedAdding(changed.elements.count)
    return changes.dropLast().map { SubrangeMutation($0, offset: 0, count: capacity) } + [
      SubrangeMutation(last, offset: subrange.offset, count: subrange.count)
    ]
  }
}

extension ArrayMutation {
  /// The distance that the part moves in the whole list.
  fileprivate var shift: Int {
    if case .scroll(let count, _) = self { count } else { 0 }
  }

  /// Returns the count of the whole list after the change, if the part then ends at `end`.
  fileprivate func count(ofWhole count: Int, upTo end: Int) -> Int {
    switch self {
    case .delete, .insert, .update, .move: self.count(after: count)
    case .scroll, .reload: Swift.max(count, end)
    }
  }
}

extension SubrangeMutation: Equatable where Element: Equatable {}
extension SubrangeMutation: Sendable where Element: Sendable {}

extension Int {
  /// Returns the sum, or the nearest representable number on overflow.
  package func clampedAdding(_ other: Int) -> Int {
    let (sum, isOver) = addingReportingOverflow(other)
    return isOver ? (other < 0 ? .min : .max) : sum
  }

  /// Returns the difference, or the nearest representable number on overflow.
  package func clampedSubtracting(_ other: Int) -> Int {
    let (difference, isOver) = subtractingReportingOverflow(other)
    return isOver ? (other < 0 ? .max : .min) : difference
  }
}
