import LiveTesting
import TestSupport
import Testing

private struct Row: Identifiable, Equatable {
  let id: Int
  var text = ""
}

private typealias Rows = ListSection<Int, String, Row>

/// Sections of rows whose identities are all different.
private func table(using random: inout SeededGenerator) -> [Rows] {
  var free = Array(0..<14).shuffled(using: &random)
  return Array(0..<5).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random)).map { id in
    let rows = (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in free.popLast() }
    return Rows(
      id, header: Bool.random(using: &random) ? "a" : "b",
      rows.map { Row(id: $0, text: Bool.random(using: &random) ? "x" : "y") })
  }
}

/// A table that knows nothing but what updates tell: whose row is where, and `nil` for what it must ask for.
private struct Screen {
  var sections: [(id: Int, rows: [Int])]

  mutating func perform(_ update: BatchUpdate, asking data: [Rows]) {
    var (leaving, moving) = ([RowPath: Bool](), [RowPath: Int]())
    for path in update.deletedRows { leaving[path] = true }
    for move in update.movedRows {
      leaving[move.from] = true
      moving[move.to] = sections[move.from.section].rows[move.from.row]
    }
    let rows: [[Int]] = sections.enumerated().map { section, old in
      old.rows.enumerated().filter { leaving[RowPath(row: $0.offset, section: section)] == nil }.map(\.element)
    }
    let ids = sections.map(\.id)
    let moved = Dictionary(uniqueKeysWithValues: update.movedSections.map { ($0.to, $0.from) })
    let gone = Set(update.deletedSections + update.movedSections.map(\.from))
    var staying = ids.indices.filter { !gone.contains($0) }.makeIterator()
    sections = data.indices.map { section in
      if update.insertedSections.contains(section) { return (data[section].id, data[section].elements.map(\.id)) }
      let source = moved[section] ?? staying.next() ?? -1
      return (ids[source], rows[source])
    }
    let arriving = update.insertedRows.map { ($0, data[$0.section].elements[$0.row].id) } + moving.map { ($0, $1) }
    for (path, id) in arriving.sorted(by: { $0.0 < $1.0 }) { sections[path.section].rows.insert(id, at: path.row) }
  }
}

@Suite("Stages")
struct StagesTests {
  @Test("Changes of rows alone are one stage")
  func rowsOnly() throws {
    let old = [Rows(0, header: "", [Row(id: 1), Row(id: 2)])]
    let new = [Rows(0, header: "", [Row(id: 2), Row(id: 3)])]
    let stages = try SectionedDiff(from: old, to: new).stages(from: old, to: new)
    #expect(
      stages.map(\.update) == [
        BatchUpdate(deletedRows: [RowPath(row: 0, section: 0)], insertedRows: [RowPath(row: 1, section: 0)])
      ])
  }

  @Test("Equal tables have no stages")
  func none() throws {
    let rows = [Rows(0, header: "", [Row(id: 1)])]
    #expect(try SectionedDiff(from: rows, to: rows).stages(from: rows, to: rows).isEmpty)
  }

  @Test("A section is deleted in a stage after the one that moves rows out of it")
  func departingSection() throws {
    let old = [Rows(0, header: "", [Row(id: 1), Row(id: 2)]), Rows(1, header: "", [])]
    let new = [Rows(1, header: "", [Row(id: 2)])]
    let stages = try SectionedDiff(from: old, to: new).stages(from: old, to: new)
    #expect(
      stages.map(\.update) == [
        BatchUpdate(movedRows: [.init(from: RowPath(row: 1, section: 0), to: RowPath(row: 0, section: 1))]),
        BatchUpdate(deletedSections: [0]),
      ])
    #expect(stages.first?.sections.map { $0.elements.map(\.id) } == [[1], [2]])
  }

  @Test("The last stage has the changed rows, and reloads them if asked to")
  func updates() throws {
    let old = [Rows(0, header: "a", [Row(id: 1), Row(id: 2)])]
    let new = [Rows(0, header: "b", [Row(id: 1, text: "x"), Row(id: 2, text: "y")])]
    let stages = try SectionedDiff(from: old, to: new).stages(from: old, to: new) { $1.text == "y" }
    #expect(
      stages.map(\.update) == [
        BatchUpdate(
          reconfiguredSections: [0], reloadedRows: [RowPath(row: 1, section: 0)],
          reconfiguredRows: [RowPath(row: 0, section: 0)])
      ])
  }

  @Test("Stages of random tables pass the checker, and lead to the new rows")
  func randomTables() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<LongForm.steps(5_000) {
      let (old, new) = (table(using: &random), table(using: &random))
      var screen = Screen(sections: old.map { ($0.id, $0.elements.map(\.id)) })
      var counts = old.map(\.elements.count)
      let stages = try SectionedDiff(from: old, to: new).stages(from: old, to: new)
      for stage in stages {
        let next = stage.sections.map(\.elements.count)
        try BatchUpdateChecker.check(stage.update, from: counts, to: next)
        screen.perform(stage.update, asking: stage.sections)
        #expect(screen.sections.map(\.id) == stage.sections.map(\.id))
        #expect(screen.sections.map(\.rows) == stage.sections.map { $0.elements.map(\.id) })
        counts = next
      }
      #expect(screen.sections.map(\.rows) == new.map { $0.elements.map(\.id) })
      #expect(stages.count <= 4)
    }
  }

  @Test("Stages of random tables without one of their insertions or deletions fail the checker")
  func negativeControl() throws {
    var random = SeededGenerator(seed: 8)
    var (refused, spoiled) = (0, 0)
    for _ in 0..<2000 {
      let (old, new) = (table(using: &random), table(using: &random))
      var counts = old.map(\.elements.count)
      for stage in try SectionedDiff(from: old, to: new).stages(from: old, to: new) {
        let next = stage.sections.map(\.elements.count)
        var update = stage.update
        if update.insertedRows.popLast() != nil || update.deletedRows.popLast() != nil
          || update.insertedSections.popLast() != nil || update.deletedSections.popLast() != nil
        {
          spoiled += 1
          do { try BatchUpdateChecker.check(update, from: counts, to: next) } catch { refused += 1 }
        }
        counts = next
      }
    }
    #expect(spoiled > 1000)
    #expect(refused == spoiled)
  }
}
