import Testing

@testable import Widgets

struct ComponentListTests {
  @Test("The first difference of two lists of components is the one that comparing each tells", arguments: 0..<50)
  func firstDifference(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    let old = (0..<200).map { Row(id: $0, text: "row \($0)") }
    var new = old.map { Row(id: $0.id, text: $0.text.lowercased()) }
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      new[Int.random(in: 0..<new.count, using: &random)].text += "!"
    }
    new.removeLast(Int.random(in: 0..<4, using: &random))
    let lists = (ComponentList(old), ComponentList(new))
    for start in [0, 1, 63, 64, 65, 150] {
      let expected = (start..<new.count).first { old[$0] != new[$0] } ?? new.count
      #expect(lists.0.firstDifference(lists.1, start) == expected)
    }
    #expect(lists.0.firstDifference(lists.1, 200) == nil)
  }

  @Test("Components that never are the same differ from their very copies")
  func incomparable() {
    let rows = [Always(id: 1), Always(id: 2)]
    #expect(ComponentList(rows).firstDifference(ComponentList(rows), 0) == 0)
  }
}

private struct Row: Component, Identifiable, Equatable {
  let id: Int
  var text: String
  var body: Children { Label(text) }
}

/// A component without a way to compare it.
private struct Always: Component, Identifiable {
  let id: Int
  var body: Children { Label("\(id)") }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
