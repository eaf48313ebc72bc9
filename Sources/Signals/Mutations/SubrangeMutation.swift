/// A change of a list of which a part is loaded. See ``Subrange``.
///
/// ```swift
/// var page = Subrange(["Grace", "Alan"], offset: 20, count: 1_000)
/// try SubrangeMutation(.delete(at: [0])).apply(to: &page)           // 999 in all
/// try SubrangeMutation(.scroll(1, ["Edsger"])).apply(to: &page)     // loaded from 21 on, and 999 as before
/// ```
public struct SubrangeMutation<Element> {
  /// What becomes of the part that is loaded, by its own indexes.
  public var change: ArrayMutation<Element>

  /// Where in the whole the part is after the change; `nil` for where it was, or as far from there as it is scrolled.
  public var offset: Int?

  /// How many elements the whole has after the change; `nil` for as many more or fewer as are inserted into the part or deleted
  /// from it. What is loaded instead by `.scroll` and `.reload` was there before, as far as there was room for it.
  public var count: Int?

  /// Makes a change of the part that is loaded, and, if it is told, of where it is and of how many there are.
  public init(_ change: ArrayMutation<Element>, offset: Int? = nil, count: Int? = nil) {
    self.change = change
    self.offset = offset
    self.count = count
  }
}

extension SubrangeMutation: Mutation {
  /// Changes a part of a list.
  ///
  /// - Throws: ``ArrayMutationError`` if the part has no such indexes, or would not lie within the whole. It stays as it was then.
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

  /// The changes that take this one back, to be made one after the other: the last of them puts the part where it was.
  public func inverse(in subrange: Subrange<Element>) throws(ArrayMutationError) -> [SubrangeMutation] {
    var changed = subrange
    try apply(to: &changed)
    let changes = try change.inverse(in: subrange.elements)
    guard let last = changes.last else {
      return [SubrangeMutation(.update([], at: []), offset: subrange.offset, count: subrange.count)]
    }
    // On the way, the whole is taken to be as large as both.
    let room = max(changed.count, subrange.count).clampedAdding(changed.elements.count)
    return changes.dropLast().map { SubrangeMutation($0, offset: 0, count: room) } + [
      SubrangeMutation(last, offset: subrange.offset, count: subrange.count)
    ]
  }
}

extension ArrayMutation {
  /// How far a part moves on in the whole.
  fileprivate var shift: Int {
    if case .scroll(let count, _) = self { count } else { 0 }
  }

  /// How many elements the whole has once a part of it has changed, which then ends at an index.
  fileprivate func count(ofWhole count: Int, upTo end: Int) -> Int {
    switch self {
    case .delete, .insert, .update, .move: self.count(after: count)
    case .scroll, .reload: Swift.max(count, end)
    }
  }
}

extension SubrangeMutation: Equatable where Element: Equatable {}
extension SubrangeMutation: Sendable where Element: Sendable {}
