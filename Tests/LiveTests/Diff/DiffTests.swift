import LiveTesting
import Testing

private struct Row: Identifiable, Equatable {
  let id: Int
  var text = ""
}

private func rows(_ ids: some Sequence<Int>) -> [Row] { ids.map { Row(id: $0) } }

/// Lists of up to five elements with up to three identities and two contents, in all combinations of lengths.
private func lists(using random: inout some RandomNumberGenerator, count: Int) -> [[Row]] {
  (0..<count).map { _ in
    (0..<Int.random(in: 0...8, using: &random)).map { _ in
      Row(id: Int.random(in: 0..<6, using: &random), text: ["a", "b"].randomElement(using: &random) ?? "a")
    }
  }
}

/// The length of a longest increasing subsequence, by trying all.
private func longestRun(_ numbers: [Int]) -> Int {
  var best = [Int](repeating: 1, count: numbers.count)
  for end in numbers.indices {
    for start in 0..<end where numbers[start] < numbers[end] { best[end] = max(best[end], best[start] + 1) }
  }
  return best.max() ?? 0
}

@Suite("A diff")
struct DiffTests {
  @Test("A diff of equal lists is empty")
  func empty() {
    #expect(Diff(from: rows(0..<5), to: rows(0..<5)).isEmpty)
    #expect(Diff<Row>(from: [], to: []).isEmpty)
  }

  @Test("A diff finds removals and insertions, and adds no moves for them")
  func removalsAndInsertions() {
    let diff = Diff(from: rows([1, 2, 3, 4]), to: rows([0, 1, 3, 9, 4]))
    #expect(diff.removals.map(\.index) == [1])
    #expect(diff.insertions.map(\.index) == [0, 3])
    #expect(diff.moves == [])
    #expect(diff.updates == [])
  }

  @Test("A diff finds changed elements, also if they move")
  func updates() {
    let old = [Row(id: 1, text: "a"), Row(id: 2, text: "b"), Row(id: 3, text: "c")]
    let new = [Row(id: 3, text: "x"), Row(id: 1, text: "a"), Row(id: 2, text: "y")]
    let diff = Diff(from: old, to: new)
    #expect(diff.moves == [.init(from: 2, to: 0)])
    #expect(diff.updates.map(\.new.text) == ["x", "y"])
    #expect(diff.updates.map(\.old.text) == ["c", "b"])
  }

  @Test(
    "A diff has the smallest number of moves",
    arguments: [
      (Array(1..<1000) + [0], 1),
      ([999] + Array(0..<999), 1),
      ([999] + Array(1..<999) + [0], 2),
      (Array(10..<1000) + Array(0..<10), 10),
      (Array((0..<1000).reversed()), 999),
    ])
  func minimalMoves(new: [Int], moves: Int) {
    #expect(Diff.ofValues(from: Array(0..<1000), to: new).moves.count == moves)
  }

  @Test("Plain values are their own identities")
  func plainValues() throws {
    let diff = Diff(from: ["a", "b", "c"], to: ["c", "b", "d"])
    #expect(diff == .ofValues(from: ["a", "b", "c"], to: ["c", "b", "d"]))
    #expect(diff.updates.isEmpty)
    #expect(try diff.apply(to: ["a", "b", "c"]) == ["c", "b", "d"])
  }

  @Test("Values with an identity are compared by it, even if the values are hashable")
  func valuesWithIdentity() {
    struct Tag: Identifiable, Hashable {
      let id: Int
      let name: String
    }
    let diff = Diff(from: [Tag(id: 1, name: "a")], to: [Tag(id: 1, name: "b")])
    #expect(diff.updates.count == 1 && diff.removals.isEmpty)
  }

  @Test("A diff of random lists leads to the new one, inverted to the old one, and has the fewest moves")
  func randomLists() throws {
    var random = SystemRandomNumberGenerator()
    let (olds, news) = (lists(using: &random, count: 3000), lists(using: &random, count: 3000))
    for (old, new) in zip(olds, news) {
      let diff = Diff(from: old, to: new)
      #expect(try diff.apply(to: old) == new)
      #expect(try diff.inverse.apply(to: new) == old)
      #expect(diff.inverse.inverse == diff)
    }
    for _ in 0..<300 {
      let new = Array(0..<12).shuffled()
      #expect(Diff.ofValues(from: Array(0..<12), to: new).moves.count == 12 - longestRun(new))
    }
  }

  @Test("A diff and its inverse are listed in ascending order of the new positions")
  func order() {
    let diff = Diff(from: [4, 1, 3, 2, 0].map { Row(id: $0) }, to: (0..<5).map { Row(id: $0, text: "new") })
    for diff in [diff, diff.inverse] {
      #expect(diff.moves.count == 3)
      #expect(diff.moves.map(\.to) == diff.moves.map(\.to).sorted())
      #expect(diff.updates.map(\.to) == Array(0..<5))
    }
  }

  @Test("A diff matches elements with equal identities in order")
  func duplicates() throws {
    let diff = Diff(from: rows([1, 1, 2]), to: rows([2, 1, 1, 1]))
    #expect(diff.insertions.map(\.index) == [3])
    #expect(diff.moves == [.init(from: 2, to: 0)])
  }

  @Test("The error about a list that a diff does not fit says why")
  func wrongList() {
    let diff = Diff(from: rows([1, 2]), to: rows([1]))
    #expect(throws: DiffError(expected: 2, found: 3)) { try diff.apply(to: rows([1, 2, 3])) }
    #expect("\(DiffError(expected: 2, found: 3))" == "The diff is of a list of 2 elements, and was applied to 3.")
  }

  @Test("A diff finds the same changes as the standard library's difference")
  func collectionDifference() throws {
    var random = SystemRandomNumberGenerator()
    for (old, new) in zip(lists(using: &random, count: 300), lists(using: &random, count: 300)) {
      #expect(try old.applying(CollectionDifference(Diff(from: old, to: new), from: old)) == new)
    }
  }
}
