import Signals
import TestSupport
import Testing

private typealias Mutation = ArrayMutation<String>

private func letters(_ text: String) -> [String] { text.map(String.init) }

/// A list, a change that fits it, and what becomes of it.
private let changes: [(before: String, mutation: Mutation, after: String)] = [
  ("abcd", .delete(at: [0, 2]), "bd"),
  ("ab", .insert(["x", "y"], at: [0, 2]), "xayb"),
  ("abc", .update(["x"], at: [1]), "axc"),
  ("abc", .update([], at: []), "abc"),
  ("abc", .move(from: [0, 2], to: 1), "bac"),
  ("abcd", .move(from: [1, 3], to: 0), "bdac"),
  ("abcd", .move(from: [0], to: 3), "bcda"),
  ("abcd", .scroll(2, ["e", "f"]), "cdef"),
  ("abcd", .scroll(-1, ["z"]), "zabc"),
  ("abcd", .scroll(1, []), "bcd"),
  ("abcd", .reload(["x"]), "x"),
  ("", ["x", "y"], "xy"),
]

@MainActor
@Suite("A mutation of an array")
struct ArrayMutationTests {
  @Test("A mutation of an array has the expected effect and count", arguments: changes)
  func applies(before: String, mutation: ArrayMutation<String>, after: String) throws {
    var list = letters(before)
    try mutation.apply(to: &list)
    #expect(list == letters(after))
    #expect(mutation.count(after: before.count) == after.count)
  }

  @Test("A mutation of an array is undone by its inverse", arguments: changes)
  func inverts(before: String, mutation: ArrayMutation<String>, after: String) throws {
    var list = letters(after)
    for inverse in try mutation.inverse(in: letters(before)) { try inverse.apply(to: &list) }
    #expect(list == letters(before))
  }

  @Test("A random mutation of an array is undone by its inverse")
  func invertsAnything() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<LongForm.steps(2_000) {
      let list = Array(0..<Int.random(in: 0...8, using: &random))
      let mutation = ArrayMutation.random(in: list, using: &random)
      var changed = list
      try mutation.apply(to: &changed)
      #expect(mutation.count(after: list.count) == changed.count)
      for inverse in try mutation.inverse(in: list) { try inverse.apply(to: &changed) }
      #expect(changed == list, "\(mutation)")
    }
  }

  @Test("The inverse of a moving mutation has as few moves as elements moved apart")
  func invertsMoves() throws {
    #expect(try Mutation.move(from: [0], to: 2).inverse(in: letters("abc")) == [.move(from: [2], to: 0)])
    #expect(try Mutation.move(from: [0, 3], to: 1).inverse(in: letters("abcd")).count == 2)
    #expect(try Mutation.move(from: [0, 1], to: 2).inverse(in: letters("abcd")) == [.move(from: [2, 3], to: 0)])
    #expect(try Mutation.move(from: [0, 1], to: 0).inverse(in: letters("abcd")) == [])
  }

  @Test(
    "A mutation of an array with invalid indexes is refused, and the list stays the same",
    arguments: [
      (Mutation.delete(at: [2]), ArrayMutationError.index(2, count: 2)),
      (.delete(at: [1, 0]), .order([1, 0])),
      (.delete(at: [-1]), .order([-1])),
      (.insert(["x"], at: [3]), .index(3, count: 3)),
      (.insert(["x"], at: []), .elements(1, indexes: 0)),
      (.update([], at: [0]), .elements(0, indexes: 1)),
      (.move(from: [0], to: 2), .index(2, count: 1)),
      (.scroll(3, []), .index(3, count: 2)),
    ])
  func refused(mutation: ArrayMutation<String>, error: ArrayMutationError) {
    var list = letters("ab")
    #expect(throws: error) { try mutation.apply(to: &list) }
    #expect(throws: error) { try mutation.inverse(in: list) }
    #expect(list == letters("ab"))
  }

  @Test("The error of a mutation of an array says what does not fit")
  func descriptions() {
    #expect("\(ArrayMutationError.index(2, count: 2))" == "There is no index 2 in a list of 2 elements.")
    #expect("\(ArrayMutationError.order([1, 0]))" == "The indexes [1, 0] are not in ascending order from 0.")
    #expect("\(ArrayMutationError.elements(1, indexes: 0))" == "There are 1 elements for 0 indexes.")
  }
}

extension ArrayMutation<Int> {
  /// A change that fits a list.
  static func random(in list: [Int], using random: inout SeededGenerator) -> ArrayMutation {
    func some(_ range: Range<Int>) -> [Int] { range.filter { _ in Bool.random(using: &random) } }
    let new = Array(100..<100 + Int.random(in: 0...3, using: &random))
    switch Int.random(in: 0...5, using: &random) {
    case 0: return .delete(at: some(list.indices))
    case 1:
      let count = list.count + new.count
      return .insert(new, at: Array((0..<count).shuffled(using: &random).prefix(new.count)).sorted())
    case 2:
      let indexes = some(list.indices)
      return .update(indexes.map { $0 + 200 }, at: indexes)
    case 3:
      let indexes = some(list.indices)
      return .move(from: indexes, to: Int.random(in: 0...list.count - indexes.count, using: &random))
    case 4: return .scroll(Int.random(in: -list.count...list.count, using: &random), new)
    default: return .reload(new)
    }
  }
}
