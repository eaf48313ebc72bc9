/// A change of unordered elements that are identified by their `id`, such as the results of a database query.
///
/// Applied to a sorted list, it becomes a change of that list:
///
/// ```swift
/// var users = [User(id: 1, name: "Ada"), User(id: 2, name: "Grace")]
/// let changes = try SetMutation.update([User(id: 1, name: "Zoe")]).apply(to: &users) { $0.name < $1.name }
/// // [.move(from: [0], to: 1), .update([User(id: 1, name: "Zoe")], at: [1])]
/// ```
public enum SetMutation<Element: Identifiable> {
  /// Inserts elements.
  case insert([Element])
  /// Replaces the contents of elements, which may also change their position in a sorted list.
  case update([Element])
  /// Removes elements.
  case remove([Element.ID])
  /// Replaces all elements.
  case reload([Element])
}

/// The reason why a ``SetMutation`` cannot be applied. The elements stay as they were.
public enum SetMutationError<ID: Hashable>: Error, Equatable {
  /// No element has the identity that is to be updated or removed.
  case missing(ID)
  /// Two elements have the same identity.
  case repeated(ID)
}

extension SetMutationError: Sendable where ID: Sendable {}

extension SetMutation {
  /// Applies the change to a sorted list, which stays sorted.
  ///
  /// - Parameters:
  ///   - list: The elements, in their order.
  ///   - areInIncreasingOrder: Returns whether its first argument comes before its second.
  /// - Returns: The changes of the list, in order. An element that passes others is moved, and updated there.
  /// - Throws: ``SetMutationError`` if the change does not fit the elements. The list then stays as it was.
  /// - Complexity: O(*n*) for the list, O(*m* log *m*) for the change, and O(*n*) for each element that moves.
  @discardableResult public func apply(
    to list: inout [Element], by areInIncreasingOrder: (Element, Element) -> Bool
  ) throws(SetMutationError<Element.ID>) -> [ArrayMutation<Element>] {
    switch self {
    case .reload(let elements):
      _ = try Self.indexes(of: elements.map(\.id), in: [], present: false)
      list = elements.sorted(by: areInIncreasingOrder)
      return [.reload(list)]
    case .remove(let ids):
      let indexes = try Self.indexes(of: ids, in: list, present: true).sorted()
      list.remove(at: indexes)
      return [.delete(at: indexes)]
    case .insert(let elements):
      _ = try Self.indexes(of: elements.map(\.id), in: list, present: false)
      let new = elements.sorted(by: areInIncreasingOrder)
      let merged = Self.merged(list, new, by: areInIncreasingOrder)
      list = merged.list
      return [.insert(new, at: merged.places)]
    case .update(let elements):
      let old = try Self.indexes(of: elements.map(\.id), in: list, present: true)
      let order = elements.indices.sorted { areInIncreasingOrder(elements[$0], elements[$1]) }
      let gone = Set(old)
      let rest = list.indices.filter { !gone.contains($0) }
      let new = order.map { elements[$0] }
      let merged = Self.merged(rest.map { list[$0] }, new, by: areInIncreasingOrder)
      // The target index of each element, in the current order of the list.
      var ranks = Array(repeating: 0, count: list.count)
      let taken = Set(merged.places)
      for (index, rank) in zip(rest, merged.list.indices.filter { !taken.contains($0) }) { ranks[index] = rank }
      for (place, index) in zip(merged.places, order) { ranks[old[index]] = place }
      list = merged.list
      return ArrayMutation.moves(of: merged.places, sorting: ranks) + [.update(new, at: merged.places)]
    }
  }

  /// Returns the indexes of elements with the given identities, or checks that none is present.
  ///
  /// - Throws: ``SetMutationError`` if an identity occurs twice, or is missing or present contrary to `present`.
  /// - Complexity: O(*n* + *m*) for *n* elements and *m* identities.
  private static func indexes(
    of ids: [Element.ID], in list: [Element], present: Bool
  ) throws(SetMutationError<Element.ID>) -> [Int] {
    let places = Dictionary(zip(list.map(\.id), list.indices), uniquingKeysWith: { first, _ in first })
    var seen = Set<Element.ID>()
    var indexes: [Int] = []
    for id in ids {
      guard seen.insert(id).inserted else { throw .repeated(id) }
      guard (places[id] != nil) == present else { throw present ? .missing(id) : .repeated(id) }
      if let place = places[id] { indexes.append(place) }
    }
    return indexes
  }

  /// Merges two sorted lists, and returns the result with the indexes of the elements of `second`.
  ///
  /// An element of `second` comes after all equal elements of `first`.
  ///
  /// - Complexity: O(*n* + *m*).
  private static func merged(
    _ first: [Element], _ second: [Element], by areInIncreasingOrder: (Element, Element) -> Bool
  ) -> (list: [Element], places: [Int]) {
    var (list, places): ([Element], [Int]) = ([], [])
    var next = first.startIndex
    for element in second {
      while next < first.endIndex, !areInIncreasingOrder(element, first[next]) {
        list.append(first[next])
        next += 1
      }
      places.append(list.count)
      list.append(element)
    }
    return (list + first[next...], places)
  }
}

extension SetMutation: Equatable where Element: Equatable {}
extension SetMutation: Sendable where Element: Sendable, Element.ID: Sendable {}

extension SignalConvertible {
  /// Returns a signal of the list changes that keep a list sorted, so that a table can follow it.
  ///
  /// - Parameters:
  ///   - areInIncreasingOrder: Returns whether its first argument comes before its second.
  ///   - failure: Called when a change does not fit the elements, which stay as they were.
  public func sorted<Element>(
    by areInIncreasingOrder: @escaping (Element, Element) -> Bool,
    failure: @escaping @MainActor (SetMutationError<Element.ID>) -> Void = { _ in }
  ) -> Signal<ArrayMutation<Element>> where Value == SetMutation<Element> {
    let upstream = signal.relayed
    return Signal<ArrayMutation<Element>>(after: upstream) { observer in
      let list = OperatorState([Element]())
      let value = observer.value
      return upstream.connect(
        Observer(
          value: { mutation in
            do throws(SetMutationError<Element.ID>) {
              for change in try mutation.apply(to: &list.value, by: areInIncreasingOrder) { value(change) }
            } catch {
              failure(error)
            }
          },
          end: observer.end))
    }
  }
}
