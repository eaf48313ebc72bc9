/// A change of elements in no order of their own, which are told apart by their `id`: what a database tells of a query.
///
/// Sorted, it is a change of a list:
///
/// ```swift
/// var users = [User(id: 1, name: "Ada"), User(id: 2, name: "Grace")]
/// let changes = try SetMutation.update([User(id: 1, name: "Zoe")]).apply(to: &users) { $0.name < $1.name }
/// // [.move(from: [0], to: 1), .update([User(id: 1, name: "Zoe")], at: [1])]
/// ```
public enum SetMutation<Element: Identifiable> {
  /// Elements come.
  case insert([Element])
  /// Elements show something else, and may belong elsewhere now.
  case update([Element])
  /// Elements go.
  case remove([Element.ID])
  /// There are other elements in place of all.
  case reload([Element])
}

/// Why a ``SetMutation`` cannot be applied to elements, which stay as they were.
public enum SetMutationError<ID: Hashable>: Error, Equatable {
  /// There is no element of that identity to be updated or removed.
  case missing(ID)
  /// There would be, or are to be changed, two elements of that identity.
  case repeated(ID)
}

extension SetMutationError: Sendable where ID: Sendable {}

extension SetMutation {
  /// Changes elements that are sorted, and stay so.
  ///
  /// - Parameters:
  ///   - list: The elements, in their order.
  ///   - areInIncreasingOrder: Whether an element stands before another.
  /// - Returns: What becomes of the list, one change after the other. Elements that belong elsewhere move, and are updated there.
  /// - Throws: ``SetMutationError`` if it does not fit the elements. They stay as they were then.
  /// - Complexity: O(*n*) for the list, O(*m* log *m*) for the change, and O(*n*) for each element that moves.
  @discardableResult
  public func apply(
    to list: inout [Element], by areInIncreasingOrder: (Element, Element) -> Bool
  ) throws(SetMutationError<Element.ID>) -> [ArrayMutation<Element>] {
    switch self {
    case .reload(let elements):
      _ = try Self.indexes(of: elements.map(\.id), in: [], present: false)
      list = elements.sorted(by: areInIncreasingOrder)
      return [.reload(list)]
    case .remove(let ids):
      let indexes = try Self.indexes(of: ids, in: list, present: true).sorted()
      for index in indexes.reversed() { list.remove(at: index) }
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
      let merged = Self.merged(rest.map { list[$0] }, order.map { elements[$0] }, by: areInIncreasingOrder)
      // Each element by the place that it is to have, in the order that they have now.
      var ranks = Array(repeating: 0, count: list.count)
      let taken = Set(merged.places)
      for (index, rank) in zip(rest, merged.list.indices.filter { !taken.contains($0) }) { ranks[index] = rank }
      for (place, index) in zip(merged.places, order) { ranks[old[index]] = place }
      list = merged.list
      return ArrayMutation.moves(of: merged.places, sorting: ranks) + [
        .update(order.map { elements[$0] }, at: merged.places)
      ]
    }
  }

  /// Where the elements of some identities are in a list.
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

  /// Two sorted lists as one, and where the elements of the second are in it: behind those of the first that are no less.
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
  /// Delivers what becomes of a sorted list by changes of the elements, so that a table can follow it.
  ///
  /// - Parameters:
  ///   - areInIncreasingOrder: Whether an element stands before another.
  ///   - failure: Called where a change does not fit the elements, which stay as they were.
  public func sorted<Element>(
    by areInIncreasingOrder: @escaping (Element, Element) -> Bool,
    failure: @escaping @MainActor (SetMutationError<Element.ID>) -> Void = { _ in }
  ) -> Signal<ArrayMutation<Element>> where Value == SetMutation<Element> {
    let upstream = signal.relayed
    return Signal<ArrayMutation<Element>>(after: upstream) { observer in
      let list = Memory([Element]())
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
