import LiveTesting
import TestSupport
import Testing

@testable import Live

@Suite("The places of rows after a batch update")
struct BatchUpdateMapTests {
  private func path(_ row: Int) -> RowPath { RowPath(row: row, section: 0) }

  @Test("Remaining rows keep their order in the positions that insertions and moves leave", arguments: 0..<200)
  func random(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...8, using: &random)
    let old = Array(0..<count)
    let deleted = old.filter { _ in Bool.random(using: &random) }
    let rest = old.filter { !deleted.contains($0) }
    let moved = rest.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
    let insertions = Int.random(in: 0...4, using: &random)
    let arriving = (0..<rest.count + insertions).shuffled(using: &random).prefix(moved.count + insertions)
    let update = BatchUpdate(
      deletedRows: deleted.map(path), insertedRows: arriving.dropFirst(moved.count).map(path),
      movedRows: zip(moved, arriving).map { BatchUpdate.Move(from: path($0), to: path($1)) })
    var expected = [Int?](repeating: nil, count: count)
    for (row, place) in zip(moved, arriving) { expected[row] = place }
    let free = (0..<rest.count + insertions).filter { !arriving.contains($0) }
    for (row, place) in zip(rest.filter { !moved.contains($0) }, free) { expected[row] = place }
    let map = BatchUpdateMap(update, sectionCount: 1)
    #expect(old.map { map.row(path($0))?.row } == expected)
  }

  @Test("Many rows are mapped after many changes")
  func many() {
    let count = 20_000
    let even = stride(from: 0, to: count, by: 2).map(path)
    let map = BatchUpdateMap(BatchUpdate(deletedRows: even, insertedRows: even), sectionCount: 1)
    #expect((0..<count).allSatisfy { map.row(path($0))?.row == ($0.isMultiple(of: 2) ? nil : $0) })
  }
}
