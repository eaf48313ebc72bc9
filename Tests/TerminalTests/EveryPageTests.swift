import Foundation
import LiveTesting
import Pages
import Testing

@testable import Terminal

@Suite("Every page in a terminal")
@MainActor struct EveryPageTests {
  @Test("A page with a screen survives random input of a newcomer", arguments: Page.all.map(\.name))
  func everything(name: String) throws {
    guard let screen = try Page.named(name)?.interactive() else { return }
    let stage = Stage(LiveTree(screen), width: 70, height: 22)
    #expect(!stage.text.isEmpty)
    let keys: [KeyPress] = [
      .tab, .right, .down, .space, .pageDown, .end, .tab + .shift, .left + .alternate, .return, .escape, .delete, "x",
      .up + .alternate, .return + .alternate, .home,
    ]
    for key in keys {
      stage.press(key)
      #expect(stage.differenceToWhole == nil, "after \(key)")
    }
    for y in stride(from: 0, to: 22, by: 5) {
      for x in stride(from: 2, to: 70, by: 21) {
        stage.click(at: (x, y))
        stage.drag(from: (x, y), x: -4)
        stage.handle(.pointer(.init(.wheel(x: 0, y: y.isMultiple(of: 2) ? 1 : -1), x: x, y: y)))
        #expect(stage.differenceToWhole == nil, "after a click at \(x), \(y)")
      }
    }
    for (width, height) in [(1, 1), (200, 60), (70, 22)] { stage.handle(.resize(width: width, height: height)) }
    #expect(stage.terminal.rows.count == 22)
  }

  @Test("Rows of any height, and offsets of any size, do not end the program")
  func hostile() {
    for number in [Double.nan, .infinity, -.infinity, 1e300, -1] {
      let rows = (0..<3).map { CellModel($0, TableViewCell(.text("Row \($0)"), .height(LayoutLength(number)))) }
      let screens: [any Widget] = [
        ViewController("") { TableView(.estimatedRowHeight(number)) { Section { RowList(rows) } } },
        ViewController("") {
          ScrollView(.contentOffset(CGPoint(x: number, y: number)), .contentSize(CGSize(width: number, height: number)))
          {
            VStack { for row in 0..<40 { Button("\(row)").with(.height(LayoutLength(number))) } }
          }
        },
      ]
      for screen in screens {
        let stage = Stage(LiveTree(screen))
        stage.press(.tab, .down, .end, .pageDown, .tab + .shift)
        stage.handle(.pointer(.init(.wheel(x: 0, y: 1), x: 2, y: 2)))
      }
    }
  }
}
