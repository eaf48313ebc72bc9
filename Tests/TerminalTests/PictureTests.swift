import Foundation
import LiveTesting
import Pages
import Testing

@testable import Layout
@testable import Terminal

@Suite("A drawing of a terminal")
@MainActor struct PictureTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

  /// Records the drawing with `RECORD_SNAPSHOTS=1`.
  @Test("The picture in the article about terminals and browsers shows the present sample app")
  func sampleApp() throws {
    let app = try #require(try Page.named("sample")?.interactive())
    let stage = Stage(LiveTree(app), width: 76, height: 22, depth: .trueColor)
    stage.press(.down, .return)
    stage.send("Katherine Johnson\tkatherine@example.com\t")
    try stage.click("○──")
    try check(stage, "terminal.svg", "The sample app in a terminal: a form with a name that has been typed")
  }

  /// Records the drawings with `RECORD_SNAPSHOTS=1`.
  @Test(
    "The pictures of the kit's workbench show the present one in terminals of two sizes",
    arguments: [(80, 24), (200, 60)])
  func workbench(width: Int, height: Int) throws {
    let workbench = try #require(try Page.named("kit")?.interactive())
    let stage = Stage(LiveTree(workbench), width: width, height: height, depth: .trueColor, footer: .visible)
    try check(
      stage, "workbench-\(width)x\(height).svg", "The workbench of the kit in a terminal of \(width) × \(height) cells")
  }

  @Test("The combinations of a card fit into a column of a large terminal, with names in several lines")
  func combinations() throws {
    let workbench = try #require(try Page.named("kit")?.interactive())
    let stage = Stage(LiveTree(workbench), width: 200, height: 60)
    try stage.click("All")
    #expect(stage.text.contains("There are 60 combinations."), "\(stage.text)")
    #expect(!stage.text.contains("Sa…"), "\(stage.text)")
  }

  private func check(_ stage: Stage, _ name: String, _ title: String) throws {
    let picture = stage.session.screen().svg(title: title)
    let file = folder.appending(path: "Documentation/\(name)")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try Data(picture.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == picture)
    let article = folder.appending(path: "Documentation/TerminalsAndBrowsers.md")
    #expect(try String(contentsOf: article, encoding: .utf8).contains("](\(name))"))
  }

  @Test("Styles, wide characters and clusters are drawn in their cells")
  func styles() throws {
    let grid = Grid(width: 12, height: 2)
    var style = CellStyle(isBold: true, isReversed: true)
    style.isItalic = true
    grid.put(grid.glyph(of: "日"), cells: 2, x: 1, y: 0, style)
    let dim = CellStyle(isDim: true, foreground: TerminalColor(.systemRed))
    grid.put(grid.glyph(of: "👨‍👩‍👧"), cells: 2, x: 4, y: 1, dim)
    grid.put(grid.glyph(of: "<"), cells: 1, x: 7, y: 1, .usual)
    let drawing = grid.svg(title: "A & B")
    #expect(drawing.contains("<title>A &amp; B</title>") && drawing.contains("&lt;</text>"))
    #expect(drawing.contains("font-weight=\"bold\"") && drawing.contains("font-style=\"italic\""))
    #expect(drawing.contains(">日</text>") && drawing.contains(">👨‍👩‍👧</text>"))
    #expect(drawing.contains("textLength=\"16.8\""))
    // The ground of the drawing, and that of the reversed cells.
    #expect(drawing.components(separatedBy: "<rect").count == 3)
  }
}
