import TestSupport
import Testing

@testable import Widgets

struct ComponentListTests {
  @Test("The differences of two lists of components are those of comparing each pair", arguments: 0..<50)
  func differences(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let old = (0..<200).map { Row(id: $0, text: "row \($0)") }
    var new = old.map { Row(id: $0.id, text: $0.text.lowercased()) }
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      new[Int.random(in: 0..<new.count, using: &random)].text += "!"
    }
    new.removeLast(Int.random(in: 0..<4, using: &random))
    let expected = new.indices.filter { old[$0] != new[$0] }
    #expect(ComponentList(new).differences(from: ComponentList(old)) == expected)
    #expect(ComponentList(old).differences(from: ComponentList(new)) == expected)
  }

  @Test("Components that cannot be compared differ from their own copies")
  func incomparable() {
    let rows = [Always(id: 1), Always(id: 2)]
    #expect(ComponentList(rows).differences(from: ComponentList(rows)) == [0, 1])
  }

  @Test("A component that differs from its own copy is found between equal ones")
  func restless() {
    let rows = [Fickle(id: 1), Fickle(id: 2, isRestless: true), Fickle(id: 3)]
    #expect(ComponentList(rows).differences(from: ComponentList(rows)) == [1])
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

/// A component that may have to be read again although nothing in it has changed.
private struct Fickle: Component, Identifiable {
  let id: Int
  var isRestless = false
  var body: Children { Label("\(id)") }

  nonisolated func isSame(as other: Self) -> Bool { id == other.id && !isRestless }
}
