import Foundation
import Testing

@MainActor
@Suite("Every property is shown, acted upon, or carried")
struct MatrixTests {
  static let tables: [[MatrixTable]] = [
    MatrixTable.shared, MatrixTable.texts, MatrixTable.input, MatrixTable.views, MatrixTable.containers,
    MatrixTable.layers, MatrixTable.masks, MatrixTable.gestures, MatrixTable.controls, MatrixTable.indicators,
    MatrixTable.buttons, MatrixTable.bars, MatrixTable.lists, MatrixTable.cells, MatrixTable.scrolling,
    MatrixTable.screens, MatrixTable.applications,
  ]

  private static let rows: [MatrixRow] = tables.flatMap { $0.flatMap { $0.rows } }

  private static let measured = rows.map { $0.measured() }

  @Test("A property changes the outputs that its row names, and no others")
  func effects() {
    for (row, measured) in zip(Self.rows, Self.measured) {
      let measured = measured.subtracting(.text)
      #expect(measured == row.effects, "\(row) changes \(measured)", sourceLocation: row.location)
    }
  }

  @Test("The text preview contains each property that another preview shows, unless a reason is listed")
  func text() {
    for (row, measured) in zip(Self.rows, Self.measured) {
      let isMissing = !measured.contains(.text) && !row.effects.isDisjoint(with: .previews)
      #expect(isMissing == (row.omission != nil), "\(row)", sourceLocation: row.location)
    }
  }

  @Test("Every declared property has a row in the matrix")
  func declared() throws {
    let names = Set(Self.rows.map(\.name))
    let declared = try DeclaredProperties.names()
    #expect(declared.subtracting(names).sorted() == [])
    #expect(names.subtracting(declared).sorted() == [])
    #expect(declared.isSuperset(of: ["Slider.thumbImage", "Switchable.isEnabled", "Button.titleColor"]))
  }

  @Test("The article of carried properties lists exactly those that change no output")
  func carried() throws {
    let acting = Set(Self.rows.filter { !$0.effects.isEmpty }.map(\.name))
    let article = try String(
      contentsOf: DeclaredProperties.widgets.appending(path: "Widgets.docc/CarriedProperties.md"), encoding: .utf8)
    let listed = article.split(separator: "\n").filter { $0.hasPrefix("- `") }.map {
      String($0.dropFirst(3).dropLast())
    }
    #expect(Set(listed).count == listed.count)
    #expect(Set(Self.rows.map(\.name)).subtracting(acting).symmetricDifference(listed).sorted() == [])
  }

  @Test("The comment of a property says that it is carried if nothing uses it, and only then")
  func comments() throws {
    let acting = Set(Self.rows.filter { !$0.effects.isEmpty }.map(\.name))
    let live: Set = ["CollectionView.visibleItems", "CollectionView.firstVisibleItems", "Application.address"]
    let carried = Set(Self.rows.map(\.name)).subtracting(acting).subtracting(live)
    #expect(try DeclaredProperties.namesOfCarried().symmetricDifference(carried).sorted() == [])
  }

  @Test("A property that not all previews show has a reason, and no other has one")
  func exceptions() {
    for row in Self.rows {
      let shown = row.effects.intersection(.previews)
      #expect((shown.isEmpty || shown == .previews) == (row.exception == nil), "\(row)", sourceLocation: row.location)
    }
  }
}

extension MatrixRow {
  fileprivate var location: SourceLocation {
    SourceLocation(fileID: "PreviewTests/MatrixTable.swift", filePath: file, line: line, column: 1)
  }
}
