import Signals
import Testing

private typealias Change = TreeMutation<String>

private let music = [Tree("Bach", [Tree("Fugue"), Tree("Suites", [Tree("Gigue")])]), Tree("Berg")]

@MainActor
@Suite("A mutation of trees")
struct TreeMutationTests {
  @Test("A mutation of trees knows how deep everything is")
  func outline() {
    #expect(
      music.flatMap(\.outline).map { "\($0.level) \($0.value)" } == [
        "0 Bach", "1 Fugue", "1 Suites", "2 Gigue", "0 Berg",
      ])
  }

  @Test(
    "A mutation of trees changes what is below one place, and nothing else",
    arguments: [
      (.children(.insert([Tree("Aria")], at: [0]), at: [0, 1]), ["Bach", "Fugue", "Suites", "Aria", "Gigue", "Berg"]),
      (.children(.delete(at: [0]), at: []), ["Berg"]),
      (.children(.move(from: [0], to: 1), at: [0]), ["Bach", "Suites", "Gigue", "Fugue", "Berg"]),
      (.children(.scroll(1, [Tree("Cage"), Tree("Dufay")]), at: []), ["Berg", "Cage", "Dufay"]),
      (.value("Alban Berg", at: [1]), ["Bach", "Fugue", "Suites", "Gigue", "Alban Berg"]),
      (.value("Suite", at: [0, 1]), ["Bach", "Fugue", "Suite", "Gigue", "Berg"]),
    ] as [(Change, [String])])
  private func changes(change: Change, values: [String]) throws {
    var trees = music
    try change.apply(to: &trees)
    #expect(trees.flatMap(\.outline).map(\.value) == values)
    for inverse in try change.inverse(in: music) { try inverse.apply(to: &trees) }
    #expect(trees == music)
  }

  @Test(
    "A mutation of trees is refused where there is no such place",
    arguments: [
      (.children(.delete(at: [0]), at: [2]), .index(2, count: 2)), (.children([], at: [0, 0, 0]), .index(0, count: 0)),
      (.children(.delete(at: [5]), at: [0]), .index(5, count: 2)), (.value("x", at: []), .index(0, count: 0)),
      (.value("x", at: [0, 2]), .index(2, count: 2)), (.value("x", at: [7, 0]), .index(7, count: 2)),
      (.children([], at: [-1]), .index(-1, count: 2)),
    ] as [(Change, ArrayMutationError)])
  private func refused(change: Change, error: ArrayMutationError) {
    var trees = music
    #expect(throws: error) { try change.apply(to: &trees) }
    #expect(throws: error) { try change.inverse(in: music) }
    #expect(trees == music)
  }

  @Test("A mutation of trees is followed as states, which go on where a change does not fit")
  func states() {
    let changes = Input<Change>()
    var errors: [ArrayMutationError] = []
    var counts: [Int] = []
    let following = changes.signal.states(from: music) { errors.append($0) }.subscribe {
      counts.append($0.flatMap(\.outline).count)
    }
    changes.send(.children(.delete(at: [1]), at: [0]))
    changes.send(.children(.delete(at: [1]), at: [0]))
    changes.send(.children(.insert([Tree("Chopin")], at: [2]), at: []))
    #expect(counts == [3, 3, 4])
    #expect(errors == [.index(1, count: 1)])
    withExtendedLifetime(following) {}
  }
}
