import LiveTesting
import Testing
import Widgets

@testable import Terminal

/// What a user has scrolled stays where it is, whatever is described again around it.
@Suite("Scrolled content that is described again in a terminal")
@MainActor struct TerminalKeptPlaceTests {
  private typealias Rows = @MainActor (_ rows: Range<Int>, _ number: Int) -> [SectionModel]
  private typealias List = @MainActor (_ sections: [SectionModel]) -> any Widget

  @SectionBuilder private static func loop(_ rows: Range<Int>, _: Int) -> [SectionModel] {
    for row in rows { TableViewCell(.text("Row \(row)."), .key(row)) }
  }

  @SectionBuilder private static func changing(_ rows: Range<Int>, _ number: Int) -> [SectionModel] {
    for row in rows { TableViewCell(.text("Row \(row)."), .accessibilityHint("\(number)"), .key(row)) }
  }

  @SectionBuilder private static func forEach(_ rows: Range<Int>, _: Int) -> [SectionModel] {
    ForEach(rows) { row in TableViewCell(.text("Row \(row).")) }
  }

  @SectionBuilder private static func components(_ rows: Range<Int>, _: Int) -> [SectionModel] {
    ForEach(rows.map { Line(id: $0) })
  }

  @SectionBuilder private static func rowList(_ rows: Range<Int>, _: Int) -> [SectionModel] {
    Section("Rows") { RowList(rows, id: \.self) { row in TableViewCell(.text("Row \(row).")) } }
  }

  @SectionBuilder private static func models(_ rows: Range<Int>, _: Int) -> [SectionModel] {
    for row in rows { CellModel(row, TableViewCell(.text("Row \(row)."))) }
  }

  @SectionBuilder private static func unnamed(_ rows: Range<Int>, _: Int) -> [SectionModel] {
    for row in rows { TableViewCell(.text("Row \(row).")) }
  }

  /// Kinds of rows. The last ones have no keys.
  private static let rows: [Rows] = [loop, changing, forEach, components, rowList, models, unnamed]

  private static let lists: [List] = [
    { sections in TableView(.height(120)) { sections } },
    { sections in TableView(.height(120), .model(TableModel(sections))) },
    { sections in TableView(.height(160), .style(.insetGrouped), .rowHeight(40)) { sections } },
    { sections in TableView(.height(120), .visibleRowCount(100)) { sections } },
    { sections in CollectionView(.height(120)) { sections } },
    { sections in CollectionView(.height(160), .layout(.grid(columns: 2))) { sections } },
  ]

  private func turn(_ stage: Stage, times: Int = 1) {
    for _ in 0..<times { stage.handle(.pointer(.init(.wheel(x: 0, y: 1), x: 2, y: 4))) }
  }

  @Test(
    "Rows that a user has scrolled to stay in view when the list is described again, and when rows are added above",
    arguments: 0..<7, 0..<6)
  func lists(rows kind: Int, list: Int) throws {
    let (number, range) = (Var(0), Var(0..<30))
    let tree = LiveTree(
      Page(number: number) { Self.lists[list](Self.rows[kind](range.value, number.value)) })
    let stage = Stage(tree, height: 14)
    try tree.find(Button.self).focus()
    turn(stage, times: 2)
    let shown = stage.terminal.linesWithoutBar.dropFirst()
    #expect(!stage.text.contains("Row 0.") && shown.contains { $0.contains("Row ") }, "\(stage.text)")
    for next in 1...3 {
      number.set(next)
      stage.show()
      #expect(stage.terminal.linesWithoutBar.first == "Number \(next)")
      #expect(stage.terminal.linesWithoutBar.dropFirst() == shown, "\(stage.text)")
    }
    if kind == Self.rows.count - 1 { return }
    range.set(-4..<30)
    stage.show()
    #expect(stage.terminal.linesWithoutBar.dropFirst() == shown, "\(stage.text)")
    turn(stage)
    #expect(stage.terminal.linesWithoutBar.dropFirst() != shown)
  }

  @Test("Content that a user has scrolled stays when the scroll view is described again")
  func scrollView() throws {
    let number = Var(0)
    let tree = LiveTree(
      Page(number: number) { ScrollView(.height(120)) { VStack { for row in 0..<30 { Label("Row \(row).") } } } })
    let stage = Stage(tree, height: 14)
    try tree.find(Button.self).focus()
    turn(stage, times: 2)
    let shown = stage.terminal.linesWithoutBar.dropFirst()
    number.set(1)
    stage.show()
    #expect(!stage.text.contains("Row 0.") && stage.terminal.linesWithoutBar.dropFirst() == shown, "\(stage.text)")
  }

  @Test("Making the terminal larger shows as much of the scrolled content as fits", arguments: 0..<4)
  func resized(kind: Int) throws {
    let tree = LiveTree(Self.tall(kind))
    let stage = Stage(tree, height: 6)
    turn(stage, times: 9)
    #expect(!stage.text.contains("Row 0.") && stage.text.contains("Row 14."), "\(stage.text)")
    stage.handle(.resize(width: 40, height: 12))
    #expect(stage.text.contains("Row 5.") && stage.text.contains("Row 14."), "\(stage.text)")
    stage.handle(.resize(width: 40, height: 60))
    #expect(stage.text.contains("Row 0.") && stage.text.contains("Row 14."), "\(stage.text)")
    if let view = tree.find(ScrollView.self).all.first { #expect(view.contentOffset.y == 0) }
    stage.press(.home)
    stage.handle(.resize(width: 40, height: 6))
    #expect(stage.text.contains("Row 0.") && !stage.text.contains("Row 14."), "\(stage.text)")
  }

  @Test("Making a terminal small and large again returns to the same scroll position", arguments: 0..<4, [true, false])
  func resizedBack(kind: Int, isFocused: Bool) throws {
    let tree = LiveTree(Self.tall(kind))
    let stage = Stage(tree, height: 6)
    if isFocused { stage.press(.tab) }
    turn(stage)
    let shown = stage.text
    #expect(!shown.contains("Row 0.") && !shown.contains("Row 14."), "\(shown)")
    for size in [(1, 1), (40, 6), (40, 60), (40, 6), (7, 3), (1, 1), (40, 6)] {
      stage.handle(.resize(width: size.0, height: size.1))
      if size == (40, 6) { #expect(stage.text == shown) }
    }
    // What a user scrolls in between is kept.
    stage.handle(.resize(width: 40, height: 5))
    turn(stage, times: 9)
    stage.handle(.resize(width: 40, height: 6))
    #expect(stage.text.contains("Row 14."), "\(stage.text)")
  }

  private static func tall(_ kind: Int) -> any Widget {
    let rows = 0..<15
    return switch kind {
    case 0: ScrollView { VStack { for row in rows { Label("Row \(row).") } } }
    case 1: ViewController("Rows") { ScrollView { VStack { for row in rows { Label("Row \(row).") } } } }
    case 2: TableView(.separatorStyle(.none)) { for row in rows { TableViewCell(.text("Row \(row)."), .key(row)) } }
    default: VStack { for row in rows { Label("Row \(row).") } }
    }
  }
}

private struct Page: Component {
  let number: Var<Int>
  let list: @MainActor () -> any Widget

  var body: Children {
    VStack {
      Label("Number \(number.value)")
      list()
      Button("end")
    }
  }
}

private struct Line: Component, Identifiable, Equatable {
  let id: Int

  var body: Children { TableViewCell(.text("Row \(id).")) }
}
