import Foundation
import Mod
import Terminal
import TestSupport
import Testing
import Widgets

@testable import Layout
@testable import Preview

private let size = 40.0

/// A square item.
private func item(_ key: Int, width: Double = size, height: Double = size) -> View {
  View(.key(WidgetKey(key)), .width(LayoutLength(width)), .height(LayoutLength(height)))
}

/// A cell that takes the width of its place.
private func cell(_ key: Int) -> TableViewCell {
  TableViewCell(.key(WidgetKey(key)), .height(LayoutLength(size))) { View(.backgroundColor(.systemTeal)) }
}

/// The frames of the cells of a collection at a width.
private func frames(_ collection: CollectionView, width: Double = 320, height: Double = 600) -> [CGRect] {
  func cells(in placed: Placed, at origin: CGPoint) -> [CGRect] {
    let frame = placed.frame.offsetBy(dx: origin.x, dy: origin.y)
    if placed.widget is TableViewCell { return [frame] }
    return placed.children.flatMap { cells(in: $0, at: frame.origin) }
  }
  let node = LayoutNode(collection, ruler: PointRuler(), isRightToLeft: false)
  return cells(in: node.placed(in: CGRect(x: 0, y: 0, width: width, height: height)), at: .zero)
}

private func collection(_ layout: CollectionLayout, _ mods: Mod<CollectionView>..., count: Int = 5) -> CollectionView {
  CollectionView(.layout(layout), Mod(list: mods)) { Section { for key in 0..<count { cell(key) } } }
}

@Suite("A preview of a collection")
struct CollectionPreviewTests {
  @Test("A grid has equally wide items in columns, with space between and around them")
  func grid() {
    let insets = DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let places = frames(collection(.grid(columns: 3, spacing: 6, insets: insets)))
    #expect(places.map(\.minX) == [10, 112, 214, 10, 112])
    #expect(places.map(\.minY) == [5, 5, 5, 51, 51])
    #expect(places.allSatisfy { $0.size == CGSize(width: 96, height: 40) })
  }

  @Test("A grid has as many columns as fit", arguments: [(90.0, 1), (99, 1), (210, 2), (320, 3), (1_440, 13)])
  func adaptive(width: Double, count: Int) {
    let places = frames(collection(.grid(minimumItemWidth: 100, spacing: 10), count: 20), width: width)
    #expect(places.count { $0.minY == 0 } == count)
    #expect(places.map { Double($0.maxX) }.max() == width)
  }

  @Test("A flow wraps items into lines")
  func flow() {
    let layout = CollectionLayout.flow(spacing: 5, lineSpacing: 7)
    let widths = [100.0, 150, 70, 30, 400]
    let view = CollectionView(.layout(layout)) {
      Section {
        for (key, width) in widths.enumerated() {
          TableViewCell(.key(WidgetKey(key)), .width(LayoutLength(width)), .height(LayoutLength(key == 1 ? 60 : 40)))
        }
      }
    }
    let places = frames(view)
    #expect(places.map(\.minX) == [0, 105, 0, 75, 0])
    #expect(places.map(\.minY) == [10, 0, 67, 67, 114])
  }

  @Test("A row that scrolls orthogonally is cut off, and as high as its highest item")
  func row() {
    let view = CollectionView {
      Section(layout: .row(itemWidth: 100, spacing: 10)) { for key in 0..<5 { cell(key) } }
      Section(id: "list") { cell(9) }
    }
    let places = frames(view)
    #expect(places.map(\.minX) == [0, 110, 220, 330, 440, 0])
    #expect(places.map(\.minY) == [0, 0, 0, 0, 0, 40])
    #expect(places.last?.width == 320)
    #expect(Preview.svg(view, width: 320).contains("<clipPath"))
    let pages = frames(collection(.row(.paging)))
    #expect(pages.map(\.minX) == [0, 320, 640, 960, 1_280])
  }

  @Test("A collection that scrolls horizontally has its lines side by side")
  func horizontal() {
    let view = collection(
      .grid(columns: 2, spacing: 10).with { $0.itemWidth = 80 }, .scrollDirection(.horizontal),
      .height(LayoutLength(110)))
    let places = frames(view, height: 110)
    #expect(Set(places.map(\.minY)).count == 2)
    #expect(places.map(\.minX).sorted() == places.map(\.minX))
  }

  @Test("Collections in right-to-left languages begin at the right")
  func rightToLeft() {
    let view = collection(.grid(columns: 2), .semanticContentAttribute(.forceRightToLeft))
    #expect(frames(view).map(\.minX) == [160, 0, 160, 0, 160])
  }

  @Test("Grids, flows and rows are laid out by CSS in a browser")
  func html() {
    #expect(Preview.html(collection(.grid(columns: 3, spacing: 6))).contains("--columns:3"))
    #expect(Preview.html(collection(.grid(columns: .max))).contains("--columns:1000"))
    #expect(Preview.html(collection(.grid(minimumItemWidth: 120))).contains("--least:120px"))
    #expect(Preview.html(collection(.flow())).contains("CollectionItems wrapping"))
    #expect(Preview.html(collection(.row(.groupPaging))).contains("CollectionItems sideways snapping"))
    #expect(Preview.html(collection(.row(.paging))).contains("--page:100%"))
    #expect(Preview.html(collection(.row(), .scrollDirection(.horizontal))).contains("CollectionItems upward"))
  }

  @Test("A collection is a table to assistive technology, with the number of all items")
  func accessibility() throws {
    let html = try ParsedMarkup(
      Preview.html(collection(.grid(columns: 2), .allowsMultipleSelection(true), .visibleItemCount(2))))
    let tables = html["div"].filter { $0.attributes["role"] == "table" }
    #expect(tables.map { $0.attributes["aria-multiselectable"] } == ["true"])
    #expect(tables.map { $0.attributes["aria-rowcount"] } == ["5"])
    #expect(html["div"].count { $0.attributes["role"] == "row" } == 2)
  }

  @Test("Sections show headers, footers and list cells as tables do, and without items the empty state")
  func sections() {
    let view = CollectionView(.layout(.grid(columns: 2))) {
      Section("Grid", footer: "Two") {
        cell(1)
        cell(2)
      }
      Section("List", id: "list", layout: .list(.insetGrouped)) { TableViewCell(.text("Ada")) }
    }
    let text = Preview.text(view.preview)
    for part in [#""Grid" (heading)"#, #""Two""#, "cornerRadius: 10.0", #""Ada""#] { #expect(text.contains(part)) }
    var empty = CollectionView()
    empty.cells = [Label("Nobody")]
    #expect(Preview.text(empty.preview).contains(#""Nobody""#))
    let layered = Preview.text(empty.with(.backgroundView(Label("Behind"))).preview)
    #expect(layered.contains(#""Behind""#))
  }

  @Test("A cell in a grid shows its image above its texts")
  func items() {
    let cell = TableViewCell(
      .style(.item), .image(Image(systemName: "star")), .text("Star"), .detailText("New"))
    let shown = Preview.text(cell.preview)
    let places = ["star", "\"Star\"", "\"New\""].compactMap { shown.range(of: $0)?.lowerBound }
    #expect(places.count == 3 && places == places.sorted())
    #expect(shown.contains("column"))
  }

  @Test("A terminal shows a grid in columns of cells, and cuts a row off")
  func terminal() {
    func names(_ layout: CollectionLayout) -> [String] {
      let view = CollectionView(.layout(layout)) {
        Section { for name in ["Ada", "Grace", "Alan", "Edsger"] { Label(name) } }
      }
      return Preview.terminal(view, width: 12, color: false).split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    #expect(names(.grid(columns: 2)) == ["Ada   Grace", "Alan  Edsger"])
    #expect(names(.flow(spacing: 8)) == ["Ada Grace", "Alan Edsger"])
    #expect(names(.row(spacing: 8)) == ["Ada Grace Al"])
  }
}
