import LiveTesting
import Testing

private struct Numbered: Component, Equatable {
  let number: Int
  var body: Children { Label("\(number)") }
}

@Suite("The tests of keys in Preact")
@MainActor
struct PreactKeysSemanticsTests {
  nonisolated static let changes = """
    append new keyed elements | ab | abc | +c
    remove keyed elements from the end | abcd | abc | -d
    prepend keyed elements to the beginning | bc | abc | +a
    remove keyed elements from the beginning | zabc | abc | -z
    insert new keyed children in the middle | ac | abc | +b
    remove keyed children from the middle | abxyzcd | abcd | -x -y -z | -z -y -x | indices stay valid
    move keyed children to the beginning | bcda | abcd | >a
    move multiple keyed children to the beginning | cdeab | abcde | >a >b
    swap keyed children efficiently | ab | ba | >b
    swap existing keyed children in the middle of a list efficiently: there | abcd | acbd | >c
    swap existing keyed children in the middle of a list efficiently: back | acbd | abcd | >b
    displace multiple keyed children to the end efficiently | abcdefghij | defghijabc | >a >b >c
    not displace when the suffix after the match is shorter than the jump | abcdefghij | aicdefghbj | >i >b
    move the shorter suffix when more than half the list is displaced | abcdef | efabcd | >e >f
    displace multiple keyed children to the end while the list grows | abcdefghij | defghijabck | >a >b >c +k
    displace multiple keyed children to the end while another is removed | abcdefghij | defghiabc | -j >a >b >c
    displace keyed children to the end repeatedly: 1 | abcdefghij | defghijabc | >a >b >c
    displace keyed children to the end repeatedly: 2 | defghijabc | ghijabcdef | >d >e >f
    displace keyed children to the end repeatedly: 3 | ghijabcdef | jabcdefghi | >g >h >i
    move keyed children to the end of the list: there | abcd | bcda | >a
    move keyed children to the end of the list: back | bcda | abcd | >a
    move keyed children to the beginning on longer list | abcdef | aebcdf | >e
    move keyed children to the end on longer list | abcdef | acdebf | >b
    reverse keyed children effectively | abcdefghij | jihgfedcba | >j >i >h >g >f >e >d >c >b
    properly remove children of memoed components | 123456789 | 123789 | -4 -5 -6 | -6 -5 -4 | indices stay valid
    correctly diff a growing list of keyed children | 01234 | 23456 | -0 -1 +5 +6 | -1 -0 +5 +6 | indices stay valid
    """.split(separator: "\n").map { KeysCase($0) }

  nonisolated static let kept = """
    update in-place keyed DOM nodes | a:0 b:1 c:2 / x:0 y:1 z:2 | 0 1 2
    remove orphaned keyed nodes | V L:a L:b / V L:b L:c | 1
    not preserve state when a component's keys are different | S:a / S:b / S:a | none / none
    not preserve state between an unkeyed and keyed component | S:a / S / S:a | none / none
    not preserve state when keys change with multiple children | V S:a V T:b / V S:c V T:d / V S:a V T:b | none / none
    preserve state when moving keyed children components | V S:a V T:b / V T:b V S:a / V S:a V T:b | 1 3 / 1 3
    not preserve state when switching between keyed and unkeyed | V S:a V T:b / V S V T / V S:a V T:b | none / none
    handle keyed replacements | S:1 . S S / S:2 . S S | 1 2
    handle hole prepend | . S:1 S:2 S:3 / S:1 S:2 S:3 . | 0 1 2
    handle hole replace | S:1 S:2 S:3 . / S:1 . S:3 . / S:1 S:2 S:3 . | 0 1 / 0 2
    handle hole insert | S:1 S:2 . S:3 / S:1 S:2 S:3 . | 0 1 2
    handle hole append | S:1 S:2 S:3 . / S:1 S:2 S:3 . | 0 1 2
    """.split(separator: "\n").map { KeptCase($0) }

  /// Texts in order, of labels and of views around labels, with keys after a colon.
  nonisolated static let orders = """
    remove keyed nodes (#232) | this i / this i / this e i
    keep text siblings correct around displaced keyed children | a:a b:b c:c m d:d e:e / c:c m a:a b:b d:d e:e
    handle full reorders | a:a g:g c:c o:o b:b / a:a b:b c:c g:g o:o / o:o g:g c:c b:b a:a
    maintain correct DOM order with conditional ContextProvider and inner keys
    | [1] [2] [3] / [1] 1A 1B 1C [2] [3] / [1] 1A 1B 1C [2] 2A 2B 2C [3] / [1] [2] 2A 2B 2C [3]
    maintain correct DOM order when collapsing row 2 with conditional Provider
    | [1] 1A 1B 1C [2] 2A 2B 2C [3] / [1] 1A 1B 1C [2] [3]
    maintain correct DOM order expanding then collapsing with conditional Provider
    | [1] [2] [3] / [1] 1A 1B 1C [2] [3] / [1] [2] [3]
    """.replacing("\n|", with: "|").split(separator: "\n").map { KeptCase("\($0)|") }

  @Test("Children of Preact's tests have the expected order after each list", arguments: orders)
  func orders(row: KeptCase) {
    let texts = row.lists.map { list in
      list.split(separator: " ").map { String($0.filter { $0 != "[" && $0 != "]" }.prefix { $0 != ":" }) }
    }
    #expect(row.outcomeOfTexts() == texts)
  }

  @Test("Nothing is inserted in a large list that gets shorter, of labels or of components", arguments: [false, true])
  func largeLists(ofComponents: Bool) {
    let list = { (numbers: [Int]) in
      Children {
        ForEach(numbers, id: \.self) { number in
          if ofComponents { Numbered(number: number) } else { Label("\(number)") }
        }
      }
    }
    let rows = Var(list(Array(0..<100)))
    let tree = LiveTree(View(.children <-- rows))
    let changes = tree.changes { rows.set(list(Array(0..<20) + Array(81..<100))) }
    #expect(changes.count == 61 && changes.allSatisfy { if case .remove = $0 { true } else { false } })
  }

  @Test("Keyed children of Preact's tests have the expected changes", arguments: changes)
  func changes(row: KeysCase) {
    let outcome = row.outcome()
    #expect(outcome.changes == row.ours ?? row.theirs)
    #expect(outcome.texts == row.new)
  }

  @Test("Children of Preact's tests keep the expected nodes", arguments: kept)
  func kept(row: KeptCase) {
    #expect(row.outcome() == row.ours ?? row.theirs)
  }

  @Test("Children that an `if` leaves out keep their nodes as in Preact's tests", arguments: kept.suffix(4))
  func holes(row: KeptCase) throws {
    #expect(try row.outcomeOfLines() == row.ours ?? row.theirs)
  }
}
