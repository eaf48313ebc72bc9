import LiveTesting
import Mod
import Testing
import Widgets

@testable import Live
@testable import Terminal

@Suite("Screens that are higher than a terminal")
@MainActor struct TerminalOverflowTests {
  private func stage(height: Int = 12, presenting screen: @escaping @MainActor () -> any Widget) -> Stage {
    let tree = LiveTree(ViewController("") { Button("Show", .tapped --> inContext { try $0.present(screen()) }) })
    let stage = Stage(tree, width: 40, height: height)
    stage.press(.return)
    return stage
  }

  private static func rows(_ count: Int) -> Children { Children { for row in 0..<count { Button("Row \(row).") } } }

  @Test("All actions of an alert are reached by keys, and signs show that there are more", arguments: [12, 8, 5])
  func alerts(height: Int) {
    for style in [AlertController.PreferredStyle.alert, AlertController.PreferredStyle.actionSheet] {
      let actions = (0..<9).map { AlertAction("Action \($0)") }
      let stage = stage(height: height) {
        AlertController("Choose", message: "One of these", .preferredStyle(style), .actions(actions))
      }
      #expect(stage.text.contains("▾") && stage.terminal.reversed.contains("Action 0"), "\(stage.text)")
      for index in 1..<9 {
        stage.press(.down)
        #expect(stage.terminal.reversed.contains("Action \(index)"), "\(stage.text)")
      }
      stage.handle(.pointer(.init(.wheel(x: 0, y: 1), x: 20, y: height / 2)))
      #expect(stage.text.contains("▴") && !stage.text.contains("▾"), "\(stage.text)")
      #expect(stage.differenceToWhole == nil)
      for _ in 0..<30 { stage.handle(.pointer(.init(.wheel(x: 0, y: -1), x: 20, y: height / 2))) }
      #expect(stage.text.contains("Choose") && !stage.text.contains("▴"), "\(stage.text)")
    }
  }

  @Test("An action of an alert that was scrolled into view can be clicked")
  func clicking() throws {
    var chosen = ""
    let actions = (0..<9).map { index in AlertAction("Action \(index)", .tapped --> { chosen = "\(index)" }) }
    let stage = stage { AlertController("Choose", .actions(actions)) }
    stage.handle(.pointer(.init(.wheel(x: 0, y: 9), x: 20, y: 6)))
    try stage.click("Action 8")
    #expect(chosen == "8" && !stage.text.contains("Action"))
  }

  @Test("A sheet scrolls what does not fit by keys and the wheel, and its bars stay in view")
  func sheets() {
    let screens: [@MainActor () -> any Widget] = [
      { ViewController("Sheet") { VStack { Self.rows(20) } } }, { VStack { Self.rows(20) } },
      { NavigationController { ViewController("Sheet") { VStack { Self.rows(20) } } } },
    ]
    for (index, screen) in screens.enumerated() {
      let stage = stage(presenting: screen)
      #expect(stage.text.contains("Row 0.") && stage.text.contains("Row 1.") && stage.text.contains("▾"))
      for _ in 0..<19 { stage.press(.down) }
      #expect(stage.terminal.reversed.contains("Row 19."), "\(stage.text)")
      #expect(!stage.text.contains("▾") && stage.text.contains("▴"))
      #expect(index < 2 || stage.text.contains("Sheet"))
      stage.press(.pageUp)
      #expect(!stage.text.contains("Row 19.") && stage.text.contains("▾"))
      stage.press(.home)
      #expect(stage.text.contains("Row 0."), "\(stage.text)")
      stage.handle(.pointer(.init(.wheel(x: 0, y: 1), x: 20, y: 7)))
      #expect(!stage.text.contains("Row 0.") && stage.differenceToWhole == nil)
    }
  }

  @Test("A sheet of texts alone scrolls, too")
  func texts() {
    let stage = stage { ViewController("Sheet") { VStack { for row in 0..<20 { Label("Row \(row).") } } } }
    stage.press(.pageDown)
    #expect(!stage.text.contains("Row 0.") && stage.text.contains("▴"), "\(stage.text)")
    stage.press(.end)
    #expect(stage.text.contains("Row 19."), "\(stage.text)")
  }

  @Test("The content of a screen below its bars scrolls, and a list inside scrolls by itself")
  func screens() {
    let stage = Stage(
      LiveTree(TabBarController { NavigationController { ViewController("Top") { VStack { Self.rows(20) } } } }),
      height: 12)
    for _ in 0..<19 { stage.press(.down) }
    #expect(stage.terminal.reversed.contains("Row 19.") && stage.text.contains("Top"), "\(stage.text)")
    let model = TableModel { Section { (0..<30).map { CellModel($0, TableViewCell(.text("Row \($0)."))) } } }
    let list = Stage(
      LiveTree(
        ViewController("") {
          VStack {
            Label("Above"); TableView(.model(model))
          }
        }), height: 9)
    list.press(.end)
    #expect(list.text.contains("Above") && list.text.contains("Row 29."), "\(list.text)")
  }

  @Test("Nothing behind an alert or a sheet scrolls, and the footer names no keys for it")
  func behind() {
    let screens: [@MainActor () -> any Widget] = [
      { AlertController("Sure?", .actions([AlertAction("OK")])) }, { ViewController("Sheet") { Label("Inside") } },
    ]
    for screen in screens {
      let tree = LiveTree(
        ViewController("") {
          VStack {
            Button("Show", .tapped --> inContext { try $0.present(screen()) })
            ScrollView { VStack { for row in 0..<30 { Label("Row \(row).") } } }
          }
        })
      let stage = Stage(tree, width: 80, height: 12, footer: .visible)
      #expect(stage.text.contains("Scroll"))
      stage.press(.return)
      #expect(!stage.text.contains("Scroll") && stage.text.contains("Row 0."), "\(stage.text)")
      stage.press(.pageDown)
      stage.handle(.pointer(.init(.wheel(x: 0, y: 1), x: 2, y: 5)))
      stage.handle(.pointer(.init(.wheel(x: 0, y: 1), x: 2, y: 1)))
      #expect(stage.text.contains("Row 0."), "\(stage.text)")
    }
  }

  @Test("A click on the bar of a screen scrolls it")
  func bar() {
    let stage = stage { ViewController("Sheet") { VStack { Self.rows(20) } } }
    stage.handle(.pointer(.init(.down(0), x: 38, y: 9)))
    stage.handle(.pointer(.init(.up, x: 38, y: 9)))
    #expect(!stage.text.contains("Row 0.") && stage.text.contains("▴"), "\(stage.text)")
  }
}
