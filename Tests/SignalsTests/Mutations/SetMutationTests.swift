import Signals
import TestSupport
import Testing

private struct Item: Identifiable, Equatable {
  let id: Int
  var rank: Int
}

private func ascending(_ first: Item, _ second: Item) -> Bool { (first.rank, first.id) < (second.rank, second.id) }

@MainActor
@Suite("A mutation of a set")
struct SetMutationTests {
  private let items = [Item(id: 1, rank: 10), Item(id: 2, rank: 20), Item(id: 3, rank: 30)]

  @Test("A mutation of a set becomes insertions, removals and moves in a sorted list")
  func changes() throws {
    func changes(_ mutation: SetMutation<Item>) throws -> [ArrayMutation<Item>] {
      var list = items
      return try mutation.apply(to: &list, by: ascending)
    }
    let new = [Item(id: 5, rank: 40), Item(id: 4, rank: 15)]
    #expect(try changes(.insert(new)) == [.insert([new[1], new[0]], at: [1, 4])])
    #expect(try changes(.remove([3, 1])) == [.delete(at: [0, 2])])
    #expect(try changes(.update([Item(id: 2, rank: 21)])) == [.update([Item(id: 2, rank: 21)], at: [1])])
    #expect(
      try changes(.update([Item(id: 1, rank: 99)])) == [
        .move(from: [0], to: 2), .update([Item(id: 1, rank: 99)], at: [2]),
      ])
    #expect(try changes(.reload([new[0], new[1]])) == [.reload([new[1], new[0]])])
  }

  @Test("A mutation of a set that updates all elements moves as few of them as possible")
  func fewestMoves() throws {
    func moves(_ ranks: [Int]) throws -> [ArrayMutation<Item>] {
      var list = items
      return try SetMutation.update(zip(items, ranks).map { Item(id: $0.id, rank: $1) })
        .apply(to: &list, by: ascending).dropLast()
    }
    #expect(try moves([10, 20, 30]) == [])
    #expect(try moves([40, 20, 30]) == [.move(from: [0], to: 2)])
    #expect(try moves([20, 30, 10]) == [.move(from: [2], to: 0)])
    #expect(try moves([30, 20, 10]).count == 2)
  }

  @Test("An element that sorts equal to others is inserted behind them")
  func stable() throws {
    var list = items
    let changes = try SetMutation.insert([Item(id: 0, rank: 20)]).apply(to: &list) { $0.rank < $1.rank }
    #expect(changes == [.insert([Item(id: 0, rank: 20)], at: [2])])
    #expect(list.map(\.id) == [1, 2, 0, 3])
  }

  @Test("A mutation of a set with missing or duplicate elements is refused, and the list stays unchanged")
  func refused() {
    var list = items
    func refusal(_ mutation: SetMutation<Item>) -> SetMutationError<Int>? {
      do { try mutation.apply(to: &list, by: ascending) } catch { return error }
      return nil
    }
    #expect(refusal(.remove([1, 9])) == .missing(9))
    #expect(refusal(.update([Item(id: 8, rank: 0)])) == .missing(8))
    #expect(refusal(.insert([Item(id: 2, rank: 0)])) == .repeated(2))
    #expect(refusal(.remove([1, 1])) == .repeated(1))
    #expect(refusal(.reload([items[0], items[0]])) == .repeated(1))
    #expect(list == items)
  }

  @Test("The changes of a mutation of a set lead to the sorted list")
  func random() throws {
    var random = SeededGenerator(seed: 7)
    var (set, list, follower): ([Item], [Item], [Item]) = ([], [], [])
    for step in 0..<2_000 {
      func rank() -> Int { Int.random(in: 0..<30, using: &random) }
      let some = set.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      let mutation: SetMutation<Item>
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3:
        mutation = .insert((0..<Int.random(in: 0...3, using: &random)).map { Item(id: step * 10 + $0, rank: rank()) })
      case 4...7: mutation = .update(some.map { Item(id: $0.id, rank: rank()) })
      case 8: mutation = .remove(some.map(\.id))
      default: mutation = .reload(some)
      }
      switch mutation {
      case .insert(let items): set += items
      case .update(let items): for item in items { set[set.firstIndex { $0.id == item.id } ?? 0] = item }
      case .remove(let ids): set.removeAll { ids.contains($0.id) }
      case .reload(let items): set = items
      }
      for change in try mutation.apply(to: &list, by: ascending) { try change.apply(to: &follower) }
      #expect(list == set.sorted(by: ascending))
      #expect(follower == list, "\(mutation)")
    }
  }

  @Test("A signal of mutations of a set is followed as a sorted list")
  func signal() {
    let changes = Input<SetMutation<Item>>()
    var (list, errors): ([Item], [SetMutationError<Int>]) = ([], [])
    let following = changes.signal.sorted(by: ascending) { errors.append($0) }.subscribe { try? $0.apply(to: &list) }
    changes.send(.reload(items.reversed()))
    changes.send(.remove([7]))
    changes.send(.update([Item(id: 1, rank: 25)]))
    #expect(list.map(\.id) == [2, 1, 3])
    #expect(errors == [.missing(7)])
    withExtendedLifetime(following) {}
  }

  @Test(
    "A mutation of a stack has the same effect as the mutation of an array made from it",
    arguments: [.push(9), .pop, .popToCount(1), .popToCount(-1), .popToCount(7), .reload([4])] as [StackMutation<Int>])
  func stacks(mutation: StackMutation<Int>) throws {
    for count in 0..<4 {
      var (stack, list) = (Array(0..<count), Array(0..<count))
      mutation.apply(to: &stack)
      try ArrayMutation(mutation, of: count).apply(to: &list)
      #expect(list == stack)
    }
  }
}
