import Signals
import TestSupport
import Testing

private typealias Part = Subrange<String>
private typealias Change = SubrangeMutation<String>

private let page = Subrange(["c", "d", "e"], offset: 2, count: 10)

@MainActor
@Suite("A mutation of a list of which a part is loaded")
struct SubrangeMutationTests {
  @Test("A mutation of a partly loaded list finds elements by their indexes in the whole list")
  func indexes() {
    #expect((0..<10).map { page[$0] } == [nil, nil, "c", "d", "e", nil, nil, nil, nil, nil])
    #expect(page[-1] == nil)
  }

  @Test(
    "A mutation of a partly loaded list changes the part and the whole",
    arguments: [
      (Change(.delete(at: [0])), Part(["d", "e"], offset: 2, count: 9)),
      (Change(.insert(["x"], at: [3])), Part(["c", "d", "e", "x"], offset: 2, count: 11)),
      (Change(.update(["x"], at: [1])), Part(["c", "x", "e"], offset: 2, count: 10)),
      (Change(.move(from: [0], to: 2)), Part(["d", "e", "c"], offset: 2, count: 10)),
      (Change(.scroll(2, ["f", "g"])), Part(["e", "f", "g"], offset: 4, count: 10)),
      (Change(.scroll(-2, ["a", "b"])), Part(["a", "b", "c"], offset: 0, count: 10)),
      (Change(.reload(["h"]), offset: 7), Part(["h"], offset: 7, count: 10)),
      (Change(.reload(["h"]), offset: 20), Part(["h"], offset: 20, count: 21)),
      (Change(.update([], at: []), count: 99), Part(["c", "d", "e"], offset: 2, count: 99)),
    ] as [(Change, Part)])
  private func changes(change: Change, result: Part) throws {
    var part = page
    try change.apply(to: &part)
    #expect(part == result)
    for inverse in try change.inverse(in: page) { try inverse.apply(to: &part) }
    #expect(part == page)
  }

  @Test(
    "A mutation that moves the loaded part out of the list is refused",
    arguments: [
      (Change(.delete(at: [3])), .index(3, count: 3)), (Change(.scroll(-3, [])), .index(-1, count: 10)),
      (Change(.update([], at: []), offset: 8), .index(10, count: 10)),
      (Change(.update([], at: []), count: 4), .index(4, count: 4)),
    ] as [(Change, ArrayMutationError)])
  private func refused(change: Change, error: ArrayMutationError) {
    var part = page
    #expect(throws: error) { try change.apply(to: &part) }
    #expect(throws: error) { try change.inverse(in: page) }
    #expect(part == page)
  }

  @Test("A mutation of a partly loaded list has the same effect in the whole, and its inverse restores it")
  func wholes() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<LongForm.steps(1_000) {
      let offset = Int.random(in: 0...4, using: &random)
      let elements = Array(0..<Int.random(in: 0...6, using: &random))
      let change = ArrayMutation.random(in: elements, using: &random)
      var part = Subrange(elements, offset: offset, count: 20)
      let before = part
      let mutation = SubrangeMutation(change, offset: 4)
      try mutation.apply(to: &part)
      var list = elements
      try change.apply(to: &list)
      #expect((0..<part.count).compactMap { part[$0] } == list)
      for inverse in try mutation.inverse(in: before) { try inverse.apply(to: &part) }
      #expect(part == before, "\(mutation)")
    }
  }
}
