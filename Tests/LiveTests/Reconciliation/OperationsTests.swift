import LiveTesting
import Testing

/// The operations of js-framework-benchmark, each with as few changes to the tree as there can be.
@MainActor
struct OperationsTests {
  private struct Row: Identifiable {
    let id: Int
    var text: String
  }

  private struct State {
    var rows: [Row] = []
    var selected: Int?
  }

  private let tree = LiveTree(State()) { state in
    View {
      ForEach(state.rows) { row in Label(row.text, .alpha(row.id == state.selected ? 0.5 : 1)) }
    }
  }

  init() {
    tree.state.rows = rows(0..<1_000)
  }

  @Test("Appending a thousand rows inserts only those")
  func insertions() {
    #expect(count { $0.rows += rows(1_000..<2_000) } == Operations(insertions: 1_000))
  }

  @Test("Replacing all rows removes and inserts each once")
  func replacing() {
    #expect(count { $0.rows = rows(1_000..<2_000) } == Operations(insertions: 1_000, removals: 1_000))
  }

  @Test("Changing every tenth row sets properties of those rows only")
  func updating() {
    let operations = count { state in
      for index in stride(from: 0, to: 1_000, by: 10) { state.rows[index].text += "!" }
    }
    #expect(operations == Operations(settings: 100))
  }

  @Test("Selecting a row sets that row, and then another and the former one")
  func selecting() {
    #expect(count { $0.selected = 1 } == Operations(settings: 1))
    #expect(count { $0.selected = 2 } == Operations(settings: 2))
  }

  @Test("Exchanging two rows is two moves, however far apart they are")
  func swapping() {
    #expect(count { $0.rows.swapAt(1, 998) } == Operations(moves: 2))
  }

  @Test("Removing a row moves no other, and clearing removes all")
  func removing() {
    #expect(count { $0.rows.remove(at: 500) } == Operations(removals: 1))
    #expect(count { $0.rows = [] } == Operations(removals: 999))
  }

  private func rows(_ ids: Range<Int>) -> [Row] { ids.map { Row(id: $0, text: "row \($0)") } }

  private func count(_ change: (inout State) -> Void) -> Operations {
    var operations = Operations()
    for operation in tree.changes({ change(&tree.state) }) {
      switch operation {
      case .set: operations.settings += 1
      case .insert: operations.insertions += 1
      case .move: operations.moves += 1
      case .remove: operations.removals += 1
      case .transition: break
      }
    }
    return operations
  }
}

/// How many changes there are of each kind.
private struct Operations: Equatable {
  var settings = 0
  var insertions = 0
  var moves = 0
  var removals = 0
}
