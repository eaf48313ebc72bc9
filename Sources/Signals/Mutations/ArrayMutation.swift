/// A change of a list: what a signal tells of a list that is too long to tell anew each time.
///
/// ```swift
/// var users = ["Ada", "Grace", "Alan"]
/// try ArrayMutation.move(from: [0, 2], to: 1).apply(to: &users)  // ["Grace", "Ada", "Alan"]
/// ```
///
/// Indexes are in ascending order, and none is named twice.
public enum ArrayMutation<Element> {
  /// Elements go, by their indexes before that.
  case delete(at: [Int])
  /// Elements come, by their indexes after that.
  case insert([Element], at: [Int])
  /// Elements show something else, and stay the same.
  case update([Element], at: [Int])
  /// Elements leave their places, by their indexes before that, and stand one after the other from an index on, which is counted
  /// once all of them have left.
  case move(from: [Int], to: Int)
  /// The list is a window that moves on by a count of elements: those leave it at its start, and others come at its end. By a
  /// count below zero it moves back.
  case scroll(Int, [Element])
  /// There are other elements in place of all.
  case reload([Element])
}

extension ArrayMutation: Equatable where Element: Equatable {}
extension ArrayMutation: Sendable where Element: Sendable {}

extension ArrayMutation: ExpressibleByArrayLiteral {
  /// Lets a list in brackets stand for one in place of all that was there.
  public init(arrayLiteral elements: Element...) { self = .reload(elements) }
}

extension ArrayMutation: Mutation {
  /// Changes a list in place.
  ///
  /// - Throws: ``ArrayMutationError`` if the list has no such indexes. It stays as it was then.
  /// - Complexity: O(*k*) for *k* elements that are updated or inserted at the end; otherwise O(*n*) for the *n* elements
  ///   behind the first index.
  @inlinable
  public func apply(to list: inout [Element]) throws(ArrayMutationError) {
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

  /// Returns how many elements a list of a count has after the change, if the change fits it.
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

  /// The same change of other elements.
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

  @inlinable
  internal func check(count: Int) throws(ArrayMutationError) {
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

  @inlinable
  internal static func check(_ indexes: [Int], below count: Int) throws(ArrayMutationError) {
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
  @inlinable
  internal mutating func remove(at indexes: [Int]) {
    // Each gap that is closed moves all behind it, so that many are closed at once.
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

  /// Inserts elements at the indexes, in ascending order, that they have afterwards.
  @inlinable
  internal mutating func insert(_ elements: [Element], at indexes: [Int]) {
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
