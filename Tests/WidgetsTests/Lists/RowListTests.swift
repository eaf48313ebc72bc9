import Mod
import Synchronization
import Testing
import Widgets

private struct User: Identifiable, Equatable {
  let id: Int
  var name = ""
}

/// Counts the rows that are made.
private final class Counter: Sendable {
  let count = Mutex(0)
  func countUp() { count.withLock { $0 += 1 } }
  var value: Int { count.withLock { $0 } }
}

@Suite("A list of rows")
struct RowListTests {
  @Test("A list of rows creates a row when it is read, and not before")
  func isLazy() {
    let counter = Counter()
    let rows = RowList((0..<1_000_000).map { User(id: $0) }) { user in
      counter.countUp()
      return CellModel(user.id, TableViewCell(.text(user.name)))
    }
    #expect(rows.count == 1_000_000)
    #expect(rows[999_999].id == WidgetKey(999_999))
    #expect(counter.value == 0)
    #expect(rows[7].model.id == 7)
    #expect(counter.value == 1)
  }

  @Test("Rows whose cells are bound to the main actor can be read and compared anywhere")
  func cellsOfMainActor() {
    func rows(_ names: [String]) -> RowList {
      RowList(names.enumerated().map { User(id: $0, name: $1) }) { user in TableViewCell(.text(user.name)) }
    }
    let list = rows(["Ada", "Grace"])
    #expect(list.map(\.id) == [0, 1] && list[1].model.id == 1)
    #expect(list == rows(["Ada", "Grace"]) && list != rows(["Ada", "Alan"]))
    #expect(list[0].model == rows(["Ada"])[0].model && list[0].model != list[1].model)
    #expect(list[1].element as? User == User(id: 1, name: "Grace"))
    #expect(list[0].model == CellModel(0, showing: User(id: 0, name: "Ada")) { _ in TableViewCell() })
  }

  @Test("A list of rows can be joined from any other lists")
  func joins() {
    let rows = RowList([
      [CellModel("a")], [], RowList([User(id: 1), User(id: 2)]) { CellModel($0.id) }, [CellModel("z")],
    ])
    #expect(rows.map(\.id) == ["a", 1, 2, "z"])
    #expect(rows.description == "4 rows")
    #expect(RowList(rows: rows.reversed()).map(\.model.id) == ["z", 2, 1, "a"])
  }

  @Test("Lists of rows are equal if their elements are equal, or else if their rows are")
  func equality() {
    let ada = RowList([User(id: 1, name: "Ada")]) { CellModel($0.id, TableViewCell(.text($0.name))) }
    let grace = RowList([User(id: 1, name: "Grace")]) { CellModel($0.id, TableViewCell(.text($0.name))) }
    #expect(ada == ada)
    #expect(ada != grace)
    #expect(ada == RowList(rows: Array(ada)))
    #expect(RowList(rows: Array(ada)) == ada)
    #expect(ada == [CellModel(1, TableViewCell(.text("Ada")))])
    #expect([CellModel(1, TableViewCell(.text("Ada")))] == ada)
    #expect(ada != [])
  }

  @Test("Placeholders in a list of rows cannot be selected, and have different identities")
  func placeholders() {
    let rows = RowList.placeholders(2, TableViewCell(.text("…")))
    #expect(rows.allSatisfy { $0.model.isPlaceholder && !$0.model.isSelectable })
    #expect(Set(rows.map(\.id)).count == 2)
  }
}
