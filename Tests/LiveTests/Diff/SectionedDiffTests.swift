import LiveTesting
import TestSupport
import Testing

private struct Row: Identifiable, Equatable {
  let id: Int
  var text = ""
}

private typealias Rows = ListSection<Int, String, Row>
private typealias Letters = ListSection<String, String, String>

/// Lists of sections with rows of few identities, so that rows often stay, move within their section and out of it.
private func lists(of identities: Int, unique: Bool, using random: inout SeededGenerator) -> [Rows] {
  var free = Array(0..<identities).shuffled(using: &random)
  return Array(0..<4).shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)).map { id in
    let rows = (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in
      unique ? free.popLast() : Int.random(in: 0..<identities, using: &random)
    }
    return Rows(
      id, header: Bool.random(using: &random) ? "a" : "b",
      rows.map { Row(id: $0, text: Bool.random(using: &random) ? "x" : "y") })
  }
}

@Suite("A sectioned diff")
struct SectionedDiffTests {
  @Test("A sectioned diff of equal lists is empty")
  func empty() {
    let lists = [Letters("A", ["a", "b"]), Letters("B", [])]
    #expect(SectionedDiff(from: lists, to: lists, id: \.self).isEmpty)
    #expect(SectionedDiff<Letters>(from: [], to: [], id: \.self).isEmpty)
  }

  @Test("A sectioned diff finds rows that are removed, inserted, moved and changed within a section")
  func rows() {
    let old = [Rows(0, header: "", [Row(id: 1), Row(id: 2), Row(id: 3), Row(id: 4)])]
    let new = [Rows(0, header: "", [Row(id: 4), Row(id: 1, text: "x"), Row(id: 9), Row(id: 3)])]
    let diff = SectionedDiff(from: old, to: new)
    #expect(diff.removals.map(\.path) == [RowPath(row: 1, section: 0)])
    #expect(diff.insertions.map(\.path) == [RowPath(row: 2, section: 0)])
    #expect(diff.moves == [.init(from: RowPath(row: 3, section: 0), to: RowPath(row: 0, section: 0))])
    #expect(diff.updates.map(\.new.text) == ["x"])
    #expect(diff.sections.isEmpty)
  }

  @Test("A sectioned diff reports a row that changes its section as moved")
  func moveBetweenSections() {
    let old = [Letters("A", ["a", "b"]), Letters("B", ["c"])]
    let new = [Letters("A", ["b"]), Letters("B", ["c", "a"])]
    let diff = SectionedDiff(from: old, to: new, id: \.self)
    #expect(diff.moves == [.init(from: RowPath(row: 0, section: 0), to: RowPath(row: 1, section: 1))])
    #expect(diff.removals.isEmpty && diff.insertions.isEmpty)
  }

  @Test("A sectioned diff lists rows of removed and inserted sections only if they move")
  func rowsOfSections() {
    let old = [Letters("A", ["a", "b"]), Letters("B", ["c"])]
    let new = [Letters("B", ["c"]), Letters("C", ["b", "d"])]
    let diff = SectionedDiff(from: old, to: new, id: \.self)
    #expect(diff.sections.removals.map(\.index) == [0])
    #expect(diff.sections.insertions.map(\.index) == [1])
    #expect(diff.moves == [.init(from: RowPath(row: 1, section: 0), to: RowPath(row: 0, section: 1))])
    #expect(diff.removals.isEmpty && diff.insertions.isEmpty)
  }

  @Test("A sectioned diff finds moved sections and changed headers")
  func sections() {
    let old = [Rows(0, header: "a", []), Rows(1, header: "b", []), Rows(2, header: "c", [])]
    let new = [Rows(2, header: "c", []), Rows(0, header: "a", []), Rows(1, header: "x", [])]
    let diff = SectionedDiff(from: old, to: new)
    #expect(diff.sections.moves == [.init(from: 2, to: 0)])
    #expect(diff.sections.updates.map(\.to) == [2])
  }

  @Test("A sectioned diff leads from the old list to the new one, and its inverse back", arguments: [true, false])
  func roundTrip(unique: Bool) throws {
    var random = SeededGenerator(seed: unique ? 1 : 2)
    for _ in 0..<LongForm.steps(3_000) {
      let old = lists(of: 12, unique: unique, using: &random)
      let new = lists(of: 12, unique: unique, using: &random)
      let diff = SectionedDiff(from: old, to: new)
      #expect(try diff.apply(to: old) == new)
      #expect(try diff.inverse.apply(to: new) == old)
      #expect(diff.inverse.inverse == diff)
    }
  }

  @Test("A sectioned diff and its inverse are listed in ascending order of the new positions")
  func order() {
    let old = Rows(0, header: "", [4, 1, 3, 2, 0].map { Row(id: $0) })
    let new = Rows(0, header: "", (0..<5).map { Row(id: $0, text: "new") })
    let diff = SectionedDiff(from: [old], to: [new])
    for diff in [diff, diff.inverse] {
      #expect(diff.moves.count == 3)
      #expect(diff.moves.map(\.to) == diff.moves.map(\.to).sorted())
      #expect(diff.updates.map(\.to.row) == Array(0..<5))
    }
  }

  @Test("The error about an unfitting list names the section with another number of elements")
  func wrongList() {
    let diff = SectionedDiff(from: [Letters("A", ["a"]), Letters("B", ["b", "c"])], to: [], id: \.self)
    #expect(throws: DiffError(expected: 2, found: 1)) { try diff.apply(to: [Letters("A", ["a"])]) }
    let error = DiffError(expected: 2, found: 0, section: 1)
    #expect(throws: error) { try diff.apply(to: [Letters("A", ["a"]), Letters("B", [])]) }
    #expect(throws: DiffError(expected: 1, found: 2, section: 0)) {
      try diff.apply(to: [Letters("A", ["a", "x"]), Letters("B", ["b", "c"])])
    }
    #expect("\(error)" == "The diff is of a section 1 of 2 elements, and was applied to 0.")
  }
}
