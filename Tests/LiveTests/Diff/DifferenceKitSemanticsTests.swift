import LiveTesting
import Testing

/// A test of DifferenceKit as data: `Name | old | new | theirs`, and `| ours | reason` if the outcome differs.
///
/// An element is a number, with a `*` for other content. A section is an element with a colon before its elements.
///
/// In an outcome, `-1` is removed from the old list, `+1` inserted into the new one, `~1` updated there, and `2>0`
/// moved from one to the other. `s` is a section, and `0/1` the element 1 of the section 0.
struct DifferenceCase: Sendable, CustomStringConvertible {
  struct Element: Identifiable, Hashable, Sendable {
    let id: Int
    let content: String

    init(_ text: Substring) {
      id = Int(text.prefix { $0.isNumber }) ?? 0
      content = String(text.drop { $0.isNumber })
    }
  }

  typealias Section = ListSection<Int, String, Element>

  let name: String
  let old: String
  let new: String
  let theirs: String
  let ours: String?
  let reason: String?

  var description: String { name }

  init(_ row: Substring) {
    let parts = row.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
    (name, old, new, theirs) = (parts[0], parts[1], parts[2], parts[3])
    (ours, reason) = parts.count == 6 ? (parts[4], parts[5]) : (nil, nil)
  }

  static func elements(_ text: String) -> [Element] { text.split(separator: " ").map(Element.init) }

  static func sections(_ text: String) -> [Section] {
    text.split(separator: ";").map { section in
      let parts = section.split(separator: ":", maxSplits: 1)
      let head = Element(parts[0].drop { $0 == " " })
      return Section(head.id, header: head.content, elements(parts.count > 1 ? String(parts[1]) : ""))
    }
  }

  /// Returns the changes in the notation of a row, and whether they lead to the new list and back.
  func outcome() throws -> (changes: String, isReproduced: Bool) {
    let (old, new) = (Self.elements(old), Self.elements(new))
    let diff = Diff(from: old, to: new)
    let isReproduced = try diff.apply(to: old) == new && diff.inverse.apply(to: new) == old
    return (Self.joined(Self.words(of: diff)), isReproduced)
  }

  /// Returns the changes of lists of sections, and whether they lead to the new lists and back, at once and in stages.
  func sectionedOutcome() throws -> (changes: String, isReproduced: Bool) {
    let (old, new) = (Self.sections(old), Self.sections(new))
    let diff = SectionedDiff(from: old, to: new)
    let words =
      Self.words(of: diff.sections).map { "s\($0)" } + diff.removals.map { "-\(Self.place($0.path))" }
      + diff.insertions.map { "+\(Self.place($0.path))" } + diff.updates.map { "~\(Self.place($0.to))" }
      + diff.moves.map { "\(Self.place($0.from))>\(Self.place($0.to))" }
    var counts = old.map(\.elements.count)
    for stage in try diff.stages(from: old, to: new) {
      let next = stage.sections.map(\.elements.count)
      try BatchUpdateChecker.check(stage.update, from: counts, to: next)
      counts = next
    }
    let isReproduced = try diff.apply(to: old) == new && diff.inverse.apply(to: new) == old
    return (Self.joined(words), isReproduced)
  }

  private static func words(of diff: Diff<some Any>) -> [String] {
    diff.removals.map { "-\($0.index)" } + diff.insertions.map { "+\($0.index)" } + diff.updates.map { "~\($0.to)" }
      + diff.moves.map { "\($0.from)>\($0.to)" }
  }

  private static func place(_ path: RowPath) -> String { "\(path.section)/\(path.row)" }
  private static func joined(_ words: [String]) -> String { words.isEmpty ? "none" : words.joined(separator: " ") }
}

@Suite("The tests of DifferenceKit")
struct DifferenceKitSemanticsTests {
  static let linear = """
    EmptyChangesets | | | none
    Deleted 1 | 0 1 2 | 0 2 | -1
    Deleted 2 | 0 1 2 | | -0 -1 -2
    Inserted 1 | 0 1 2 | 0 1 2 3 | +3
    Inserted 2 | | 0 1 2 | +0 +1 +2
    Updated | 0 1 2 | 0* 1 2 | ~0
    Moved 1 | 0 1 2 | 1 2 0 | 1>0 2>1 | 0>2 | fewest possible moves
    Moved 2 | 0 1 2 | 2 0 1 | 2>0
    Moved 3 | 0 1 2 3 | 3 2 1 0 | 3>0 2>1 1>2
    MixedChanges | 0 1 2 | 2 4 0* 3 | -1 +1 +3 ~2 2>0
    Duplicated | 0 1 2 0 | 0 4 0 1 2 | +1 3>2
    SameHashValue | 0 1 | 0 2 | -1 +1
    """.split(separator: "\n").map { DifferenceCase($0) }

  static let sectioned = """
    SectionedEmptyChangesets | | | none
    SectionInserted 1 | 0: 0 | 0: 0; 1: 1 | s+1
    SectionInserted 2 | | 0: 0 | s+0
    SectionDeleted 1 | 0: 0; 1: 1 | 1: 1 | s-0
    SectionDeleted 2 | 0: 0 | | s-0
    SectionUpdated | 0: 0 | 0*: 0 | s~0
    SectionMoved 1 | 0: 0; 1: 1; 2: 2 | 1: 1; 2: 2; 0: 0 | s1>0 s2>1 | s0>2 | fewest possible moves
    SectionMoved 2 | 0: 0; 1: 1; 2: 2 | 2: 2; 0: 0; 1: 1 | s2>0
    MixedSectionChanges | 0: 0; 1: 1; 2: 2; 3: 3 | 3: 3; 4: 4; 0: 0; 2*: 2 | s-1 s+1 s~3 s3>0
    DuplicatedSection | 0: 0; 0: 1; 1: 2 | 1: 2; 0: 0; 0: 1 | s2>0
    DuplicatedElement | 0: 0 1 2 0 | 0: 0 4 0 1 2 | +0/1 0/3>0/2
    """.split(separator: "\n").map { DifferenceCase($0) }

  /// Cases of which only the result is known.
  static let reproduced = """
    DuplicatedSectionAndElement | 0: 0 1; 0: 2 3; 1: 1 2 | 0: 3 1; 1: 2 2 2; 0: 1 0 | -
    Complicated1 | 0: 0 1; 1: 2 3; 2: 4 5 | 0: 0 1; 2: 4 6 5; 3: 7 8; 3: 9 10 | -
    Complicated2 | 0: 0 1; 1: 2 3; 2: 4 5 | 1: 3 5; 3: 6 7 8 9; 2: 10 4 2; 0: 1 | -
    Complicated3 | 0: 0 1; 1: 2 3; 2: 4 5 | 0:; 4: 8 9; 0*: 10 11; 2: 4 5 12; 3: 6 7; 1*: 2 13 3 | -
    Complicated4 | 0: | 0*: 0 0 0; 1: 0 0 0 | -
    Complicated5 | 0: 0 0 0; 1: 2 3; 2: 4 5 | 0*: 0 4 2; 1: 0 3 5; 3:; 2*: 0 1 6 0 0 | -
    Complicated6 | 0: 0; 1: 1 | 1*: 2 1*; 0: 0* | -
    Complicated7 | 0: 0 1; 1: 2 3; 2: 1 2 | 0: 1* 3; 1*: 2 0*; 3: 4 5 | -
    Complicated8 | 0: 0 1; 1: 2 3 | 0:; 1: 1* 3 | -
    Complicated9 | 0: 0 1; 1: 2 3; 2: 4 5 | 4: 8 9; 0: 0 1 2; 3: 6 7; 1*: 3; 2: 5* | -
    Complicated10 | 0: 0 1; 1: 2 3 | 1: 3* 2; 0: 1 0* | -
    Complicated11 | 1: 0 1 2 3; 2: 4 5 6 7 8; 3: 9 10 11 12; 4: 13 14 15 16 \
    | 1: 0 1 2 3; 2: 6; 3: 4 5 7 8; 3: 9 10 11 12; 4: 13 14 15 16 | -
    """.split(separator: "\n").map { DifferenceCase($0) }

  @Test(
    "A list of DifferenceKit's tests has the expected changes, which lead to the new list and back", arguments: linear
  )
  func changes(row: DifferenceCase) throws {
    let outcome = try row.outcome()
    #expect(outcome.changes == row.ours ?? row.theirs)
    #expect(outcome.isReproduced)
  }

  @Test(
    "Sections of DifferenceKit's tests have the expected changes, in stages that UIKit accepts",
    arguments: sectioned)
  func sections(row: DifferenceCase) throws {
    let outcome = try row.sectionedOutcome()
    #expect(outcome.changes == row.ours ?? row.theirs)
    #expect(outcome.isReproduced)
  }

  @Test("Changes of DifferenceKit's complicated sections lead to the new list and back", arguments: reproduced)
  func reproduction(row: DifferenceCase) throws {
    #expect(try row.sectionedOutcome().isReproduced)
  }
}
