import Foundation
import LiveTesting
import Testing
import Widgets

@testable import Live
@testable import Terminal

private func image(_ base64: String = PNGSamples.small, query: String = "") -> Image {
  Image(url: URL(string: "data:image/png;base64,\(base64)\(query)") ?? URL(filePath: "/"))
}

/// Returns a view of two columns and a row.
private func view(_ image: Image = image(), _ mods: Mod<ImageView>...) -> ImageView {
  ImageView(image, .width(16), .height(20), Mod(list: mods))
}

@Suite("Pictures in half blocks")
@MainActor struct BlockPicturesTests {
  private func stage(
    _ depth: ColorDepth = .trueColor, _ width: Int = 40, _ height: Int = 10,
    @WidgetBuilder _ content: @escaping () -> Children
  ) -> Stage {
    Stage(LiveTree(content: content), width: width, height: height, depth: depth)
  }

  private func blocks(_ stage: Stage) throws -> BlockPictures { try #require(stage.session.grid().clusters.blocks) }

  /// Returns the number of cells with pixels in each line.
  private func counts(_ stage: Stage) -> [Int] {
    stage.terminal.rows.map { row in row.count { $0.text == "▀" || $0.text == "▄" } }
  }

  @Test("A cell shows two pixels in its foreground and background, or one of them")
  func cells() {
    let row = stage { VStack(.alignment(.leading)) { view() } }.terminal.rows[0]
    #expect(row[0].text == "▀" && row[0].style == ["38;2;0;0;0", "48;2;255;0;0"])
    #expect(row[1].text == "▀" && row[1].style == ["38;2;255;255;255"])
    #expect(row[2].text == " ")
  }

  @Test("An alert, a sheet or the palette over a picture shows nothing of its colors", arguments: [0, 1, 2])
  func covered(kind: Int) throws {
    let alert = AlertController("Title", .message("Text"), .actions([AlertAction("OK")]))
    let sheet = ViewController("Sheet") {
      VStack {
        Label("Text"); Button("Close")
      }
    }
    let content = ViewController("Below") {
      VStack(.alignment(.fill)) { ImageView(image(), .height(160), .contentMode(.scaleToFill)) }
    }
    let tree = LiveTree(content)
    let stage = Stage(tree, width: 40, height: 10, depth: .trueColor)
    #expect(stage.terminal.rows[4].contains { $0.text == "▀" })
    switch kind {
    case 0: tree.root.present(alert)
    case 1: tree.root.present(sheet)
    default: stage.press("p" + .control)
    }
    stage.show()
    // The chosen command has a ground of its own.
    let frames = stage.terminal.rows.filter { row in
      row.contains { "╭│╰".contains($0.text) } && !row.contains { $0.text == "▸" }
    }
    #expect(!frames.isEmpty, "\(stage.text)")
    for row in frames {
      let start = try #require(row.firstIndex { "╭│╰".contains($0.text) })
      let end = try #require(row.lastIndex { "╮│╯".contains($0.text) })
      for cell in row[start...end] { #expect(!cell.style.contains { $0.hasPrefix("48;2;") }, "\(stage.text)") }
    }
  }

  @Test("A terminal of 256 colors shows the nearest ones")
  func palette() {
    let row = stage(.palette) { VStack(.alignment(.leading)) { view() } }.terminal.rows[0]
    #expect(row[0].style == ["38;5;16", "48;5;196"] && row[1].style == ["38;5;231"])
  }

  @Test("Transparent pixels show the background of the view, and translucent ones are mixed with it")
  func backgrounds() {
    let stage = stage {
      VStack(.alignment(.leading)) {
        view(image(), .backgroundColor(.green))
        ImageView(image(), .backgroundColor(.green), .width(8), .height(20))
      }
    }
    #expect(stage.terminal.rows[0][1].style == ["38;2;255;255;255", "48;2;0;255;0"])
    #expect(stage.terminal.rows[1][0].style == ["38;2;128;128;128", "48;2;128;127;0"])
  }

  @Test(
    "Terminals of sixteen colors, or without colors, show the name of a picture", arguments: [ColorDepth.basic, .none])
  func names(depth: ColorDepth) throws {
    let stage = stage(depth) { VStack(.alignment(.leading)) { ImageView(image(), .width(160), .height(60)) } }
    #expect(stage.text.contains("image") && counts(stage).allSatisfy { $0 == 0 })
    #expect(try blocks(stage).decodings == 0)
  }

  @Test("A picture is decoded once, and not again for keys, scrolling, covering or uncovering")
  func once() throws {
    let isShown = Var(true)
    let tree = LiveTree {
      ScrollView {
        VStack(.alignment(.leading)) {
          TextField(.placeholder("Name"))
          if isShown.value { ImageView(image(), .width(160), .height(120)) }
          for row in 0..<20 { Label("\(row)") }
        }
      }
    }
    let stage = Stage(tree, width: 60, height: 16, depth: .trueColor)
    let blocks = try blocks(stage)
    let whole = counts(stage)
    // A quarter of its 20 × 6 cells is transparent.
    #expect(whole.reduce(0, +) == 90 && blocks.decodings == 1)
    stage.press("a", "b", .backspace)
    stage.press(KeyPress(.function(1)))
    #expect(counts(stage).reduce(0, +) < whole.reduce(0, +))
    stage.press(.escape)
    #expect(counts(stage) == whole)
    try tree.find(ScrollView.self).scroll(to: .init(x: 0, y: 60))
    stage.show()
    #expect(counts(stage).reduce(0, +) == 50)
    isShown.set(false)
    stage.show()
    #expect(counts(stage).reduce(0, +) == 0)
    isShown.set(true)
    try tree.find(ScrollView.self).scroll(to: .zero)
    stage.show()
    #expect(counts(stage) == whole && blocks.decodings == 1)
  }

  @Test("Damaged data is shown by the name of the picture, and is decoded once")
  func damage() throws {
    let count = Var(0)
    let damaged = image(String(PNGSamples.small.prefix(100)))
    let stage = stage {
      VStack(.alignment(.leading)) {
        ImageView(damaged, .width(160 + Double(count.value) * 8), .height(60))
        Label("\(count.value)")
      }
    }
    for number in 1...3 {
      count.set(number)
      stage.show()
    }
    #expect(stage.text.contains("image") && stage.text.contains("3"))
    #expect(try blocks(stage).decodings == 1)
  }

  @Test("The decoded pixels of all sizes are limited, and the last used ones are kept")
  func limits() throws {
    let blocks = BlockPictures()
    let source = image().source
    for rows in 1...40 {
      _ = blocks.pixels(of: source, .scaleToFill, columns: 1_000, rows: rows, cells: 1_000)
      #expect(blocks.pixelCount <= BlockPictures.limit)
    }
    #expect(blocks.decodings == 40)
    _ = blocks.pixels(of: source, .scaleToFill, columns: 1_000, rows: 40, cells: 1_000)
    #expect(blocks.decodings == 40)
    _ = blocks.pixels(of: source, .scaleToFill, columns: 1_000, rows: 1, cells: 1_000)
    #expect(blocks.decodings == 41)
    #expect(blocks.pixels(of: source, .scaleToFill, columns: 1_000, rows: 1_000, cells: 1_000) == nil)
    #expect(blocks.pixels(of: source, .scaleToFill, columns: .max, rows: .max, cells: 1_000) == nil)
  }

  @Test("At most 2,048 pictures are kept, and these are redrawn without decoding")
  func countLimit() {
    let blocks = BlockPictures()
    let views = ContentMode.allCases.flatMap { mode in (1...24).flatMap { x in (1...10).map { (mode, x, $0) } } }
    func draw(_ views: some Sequence<(ContentMode, Int, Int)>) {
      for (mode, columns, rows) in views {
        _ = blocks.pixels(of: image().source, mode, columns: columns, rows: rows, cells: 1_000)
      }
    }
    draw(views)
    let last = views.suffix(BlockPictures.countLimit)
    #expect(last.count < views.count && blocks.pixelCount == last.reduce(0) { $0 + 2 * $1.1 * $1.2 })
    draw(last)
    #expect(blocks.decodings == views.count)
  }

  @Test("Both halves of the cells of a picture are darker behind a sheet")
  func dimming() {
    let grid = Grid(width: 2, height: 1, depth: .trueColor)
    for x in 0..<2 { grid.put(upper: 0xFF80_40FF, lower: 0x0102_03FF, x: x, y: 0) }
    grid.dim(.init(x: 0, y: 0, width: 1, height: 1))
    grid.fade(.init(x: 1, y: 0, width: 1, height: 1))
    for cell in grid.cells(inRow: 0) {
      #expect(cell.style == CellStyle(foreground: .init(exact: 0x7F4020), background: .init(exact: 0x000101)))
    }
  }

  @Test("A focused picture has inverted colors, and is recognizable as focused")
  func focus() {
    let grid = Grid(width: 1, height: 1, depth: .trueColor)
    grid.put(upper: 0xFF80_40FF, lower: 0x0102_03FF, x: 0, y: 0)
    grid.reverse(.init(x: 0, y: 0, width: 1, height: 1))
    let style = CellStyle(foreground: .init(exact: 0x007FBF), background: .init(exact: 0xFEFDFC))
    #expect(grid.cells(inRow: 0)[0].style == style)
  }

  @Test("Transparent pixels over another picture show that picture")
  func stacking() {
    let grid = Grid(width: 1, height: 1, depth: .trueColor)
    grid.put(upper: 0x1111_11FF, lower: 0x2222_22FF, x: 0, y: 0)
    grid.put(upper: 0, lower: 0x3333_33FF, x: 0, y: 0)
    let style = CellStyle(foreground: .init(exact: 0x111111), background: .init(exact: 0x333333))
    #expect(grid.cells(inRow: 0)[0].style == style)
    grid.put(upper: 0xFFFF_FF00, lower: 0, x: 0, y: 0)
    #expect(grid.cells(inRow: 0)[0].style == style)
  }

  @Test("A preview with colors shows the picture, also from a file, and one without colors shows its name")
  func preview() throws {
    let wide = ImageView(image(), .width(160), .height(60))
    #expect(Preview.terminal(wide, width: 20, color: true).split(separator: "\n").allSatisfy { $0.contains("▀") })
    #expect(Preview.terminal(wide, width: 20, color: false).contains("image"))
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    try #require(Data(base64Encoded: PNGSamples.small)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let view = ImageView(Image(url: file), .width(160), .height(60))
    #expect(Preview.terminal(view, width: 20, color: true).contains("▀"))
    let stage = stage { VStack { view } }
    #expect(counts(stage).allSatisfy { $0 == 0 })
  }
}
