/// A change of a list, for lists that are too long to deliver whole each time.
///
/// ```swift
/// var users = ["Ada", "Grace", "Alan"]
/// try ArrayMutation.move(from: [0, 2], to: 1).apply(to: &users)  // ["Grace", "Ada", "Alan"]
/// ```
///
/// Indexes are in ascending order, without duplicates.
public enum ArrayMutation<Element> {
  /// Deletes the elements at the given indexes.
  case delete(at: [Int])
  /// Inserts elements, at the indexes that they have afterwards.
  case insert([Element], at: [Int])
  /// Replaces the contents of elements that keep their identity.
  case update([Element], at: [Int])
  /// Moves the elements at the given indexes to consecutive indexes.
  ///
  /// The target index counts the list without the elements that move.
  case move(from: [Int], to: Int)
  /// Moves the list, as a window, along a longer list by a count of elements.
  ///
  /// That many elements are removed at the start and the given ones are appended. With a negative count the window
  /// moves back.
  case scroll(Int, [Element])
  /// Replaces all elements.
  case reload([Element])
}

extension ArrayMutation: Equatable where Element: Equatable {}
extension ArrayMutation: Sendable where Element: Sendable {}

extension ArrayMutation: ExpressibleByArrayLiteral {
  /// Creates a change that replaces all elements with those of the literal.
  public init(arrayLiteral elements: Element...) { self = .reload(elements) }
}

extension ArrayMutation: Mutation {
  /// Applies the change to a list in place.
  ///
  /// - Throws: ``ArrayMutationError`` if the list has no such indexes. The list then stays as it was.
  /// - Complexity: O(*k*) for *k* elements that are updated or appended; otherwise O(*n*) for the *n* elements behind
  ///   the first index.
  @inlinable public func apply(to list: inout [Element]) throws(ArrayMutationError) {
    try check(count: list.count)
    switch self {
    case .delete(let indexes): list.remove(at: indexes)
    case .insert(let elements, let indexes):
      list.insert(elements, at: indexes)
    case .update(let elements, let indexes):
      let replaced = indexes.map { list[$0] }
      for (element, index) in zip(elements, indexes) { list[index] = element }
      withExtendedLifetime(replaced) {}
    case .move(let indexes, let target):
      let moved = indexes.map { list[$0] }
      list.remove(at: indexes)
      list.insert(contentsOf: moved, at: target)
    case .scroll(let count, let elements):
      let removed = Array(count < 0 ? list.suffix(-count) : list.prefix(count))
      if count < 0 {
        list.removeLast(-count)
        list.insert(contentsOf: elements, at: 0)
      } else {
        list.removeFirst(count)
        list += elements
      }
      withExtendedLifetime(removed) {}
    case .reload(let elements):
      let removed = list
      list = elements
      withExtendedLifetime(removed) {}
    }
  }

  /// Returns the number of elements that a list of `count` elements has after the change, if the change fits.
  public func count(after count: Int) -> Int {
    switch self {
    case .delete(let indexes): count.clampedSubtracting(indexes.count)
    case .insert(let elements, _): count.clampedAdding(elements.count)
    case .update, .move: count
    case .scroll(let offset, let elements):
      count.clampedSubtracting(Int(clamping: offset.magnitude)).clampedAdding(elements.count)
    case .reload(let elements): elements.count
    }
  }

  /// Returns the same change with transformed elements.
  ///
  /// - Complexity: O(*k*) for *k* elements in the change.
  public func map<Other>(_ transform: (Element) -> Other) -> ArrayMutation<Other> {
    switch self {
    case .delete(let indexes): .delete(at: indexes)
    case .insert(let elements, let indexes): .insert(elements.map(transform), at: indexes)
    case .update(let elements, let indexes): .update(elements.map(transform), at: indexes)
    case .move(let indexes, let target): .move(from: indexes, to: target)
    case .scroll(let count, let elements): .scroll(count, elements.map(transform))
    case .reload(let elements): .reload(elements.map(transform))
    }
  }

  @inlinable internal func check(count: Int) throws(ArrayMutationError) {
    switch self {
    case .delete(let indexes): try Self.check(indexes, below: count)
    case .insert(let elements, let indexes):
      guard elements.count == indexes.count else { throw .elements(elements.count, indexes: indexes.count) }
      try Self.check(indexes, below: count + indexes.count)
    case .update(let elements, let indexes):
      guard elements.count == indexes.count else { throw .elements(elements.count, indexes: indexes.count) }
      try Self.check(indexes, below: count)
    case .move(let indexes, let target):
      try Self.check(indexes, below: count)
      guard 0...(count - indexes.count) ~= target else { throw .index(target, count: count - indexes.count) }
    case .scroll(let offset, _):
      guard offset.magnitude <= count.magnitude else { throw .index(offset, count: count) }
    case .reload: break
    }
  }

  @inlinable internal static func check(_ indexes: [Int], below count: Int) throws(ArrayMutationError) {
    var last = -1
    for index in indexes {
      guard index > last else { throw .order(indexes) }
      guard index < count else { throw .index(index, count: count) }
      last = index
    }
  }
}

extension Array {
  /// Removes the elements at indexes in ascending order.
  ///
  /// - Complexity: O(*n*) for the *n* elements behind the first index.
  @inlinable internal mutating func remove(at indexes: [Int]) {
    // Each removal moves all elements behind it, so that many are removed in one pass.
    guard indexes.count > 8, let first = indexes.first else {
      for index in indexes.reversed() { remove(at: index) }
      return
    }
    let rest = Array(self[first...])
    removeLast(rest.count)
    var start = 0
    for index in indexes {
      append(contentsOf: rest[start..<index - first])
      start = index - first + 1
    }
    append(contentsOf: rest[start...])
  }

  /// Inserts elements at the ascending indexes that they have afterwards.
  ///
  /// - Complexity: O(*n*) for the *n* elements behind the first index.
  @inlinable internal mutating func insert(_ elements: [Element], at indexes: [Int]) {
    guard let first = indexes.first else { return }
    guard first < count, indexes.count > 8 else {
      for (element, index) in zip(elements, indexes) {
        if index == count { append(element) } else { insert(element, at: index) }
      }
      return
    }
    let rest = Array(self[first...])
    removeLast(rest.count)
    var start = 0
    for (element, index) in zip(elements, indexes) {
      let end = start + index - count
      append(contentsOf: rest[start..<end])
      append(element)
      start = end
    }
    append(contentsOf: rest[start...])
  }
}

/// The reason why an ``ArrayMutation`` cannot be applied to a list. The list stays as it was.
public enum ArrayMutationError: Error, Hashable, Sendable {
  /// The list has no such index.
  case index(Int, count: Int)
  /// The indexes are negative or not in ascending order.
  case order([Int])
  /// The number of elements differs from the number of indexes.
  case elements(Int, indexes: Int)
}

extension ArrayMutationError: CustomStringConvertible {
  /// A description of the mismatch.
  public var description: String {
    switch self {
    case .index(let index, let count): "There is no index \(index) in a list of \(count) elements."
    case .order(let indexes): "The indexes \(indexes) are not in ascending order from 0."
    case .elements(let elements, let indexes): "There are \(elements) elements for \(indexes) indexes."
    }
  }
}
