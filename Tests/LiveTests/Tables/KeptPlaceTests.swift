import Foundation
import LiveTesting
import Testing

@MainActor
@Suite("A scrolled list that is described again")
struct KeptPlaceTests {
  private typealias List = @MainActor (_ rows: Range<Int>, _ number: Int) -> any Widget

  private static func models(_ rows: Range<Int>) -> TableModel {
    TableModel { RowList(rows, id: \.self) { row in TableViewCell(.text("\(row)")) } }
  }

  private static let lists: [List] = [
    { rows, number in
      TableView(.visibleRowCount(5), .tag(number)) { for row in rows { TableViewCell(.text("\(row)"), .key(row)) } }
    },
    { rows, number in
      TableView(.visibleRowCount(5), .tag(number)) { ForEach(rows) { row in TableViewCell(.text("\(row)")) } }
    },
    { rows, number in TableView(.visibleRowCount(5), .tag(number), .model(models(rows))) },
    { rows, number in
      TableView(.visibleRowCount(5), .tag(number)) {
        for row in rows { CellModel(row, TableViewCell(.text("\(row)"), .tag(number))) }
      }
    },
    { rows, number in CollectionView(.visibleItemCount(4), .tag(number), .model(models(rows))) },
    { rows, number in
      CollectionView(.visibleItemCount(4), .layout(.grid(columns: 2)), .tag(number)) {
        for row in rows { TableViewCell(.text("\(row)"), .key(row)) }
      }
    },
  ]

  private func texts(_ tree: LiveTree<Void>) -> [String] { tree.find(TableViewCell.self).all.compactMap(\.text) }

  private func list(in tree: LiveTree<Void>) throws -> Node {
    try tree.find(TableView.self).all.isEmpty ? tree.find(CollectionView.self).node() : tree.find(TableView.self).node()
  }

  @Test("The visible rows stay when a list is described again, also with rows added or removed above", arguments: 0..<6)
  func rows(kind: Int) throws {
    func content(_ rows: Range<Int>, _ number: Int) -> some WidgetConvertible {
      VStack {
        Label("\(number)")
        Self.lists[kind](rows, number)
      }
    }
    let tree = LiveTree(content(0..<15, 0))
    try list(in: tree).scroll(to: RowPath(row: 6, section: 0))
    let shown = texts(tree)
    #expect(shown.first == "6")
    for (number, rows) in [0..<15, -2..<15, 0..<15, 4..<15].enumerated() {
      try tree.update(to: content(rows, number + 1))
      #expect(texts(tree) == shown)
    }
  }

  @Test("A list that is described again keeps the renderer's number of rows, and the visible rows", arguments: 0..<6)
  func room(kind: Int) throws {
    func content(_ number: Int) -> some WidgetConvertible { VStack { Self.lists[kind](0..<7, number) } }
    let tree = LiveTree(content(0))
    let list = try list(in: tree)
    #expect(list.makeSpace(forRows: 2))
    try list.scroll(to: RowPath(row: 4, section: 0))
    for number in 1..<4 {
      try tree.update(to: content(number))
      #expect(texts(tree) == ["4", "5"])
    }
    #expect(list.makeSpace(forRows: 4))
    try tree.update(to: content(4))
    #expect(texts(tree).contains("4") && texts(tree).last == "6" && texts(tree).first != "0")
  }

  @Test(
    "A list scrolled to a row near its end shows that row first when a renderer has space for fewer rows",
    arguments: 0..<6)
  func scrolledBeforeRoom(kind: Int) throws {
    let tree = LiveTree(VStack { Self.lists[kind](0..<7, 0) })
    let list = try list(in: tree)
    try list.scroll(to: RowPath(row: 4, section: 0))
    #expect(texts(tree).contains("4") && texts(tree).last == "6")
    #expect(list.makeSpace(forRows: 2))
    #expect(texts(tree) == ["4", "5"])
  }
}
