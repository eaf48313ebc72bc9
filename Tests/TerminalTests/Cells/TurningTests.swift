import LiveTesting
import Testing
import Widgets

@testable import Terminal

@Suite("Activity indicators in a terminal")
@MainActor struct TurningTests {
  private func pass(_ stage: Stage) throws {
    stage.session.receive([], at: try #require(stage.session.deadline))
    stage.show()
  }

  @Test("An indicator turns while it is animated, with a few bytes for each step, and then stops")
  func turning() throws {
    let isLoading = Var(true)
    let tree = LiveTree(
      VStack {
        ActivityIndicatorView(.hidesWhenStopped(false), .isAnimating <-- isLoading); Label("Loading")
      })
    let stage = Stage(tree, width: 20, height: 4)
    var signs = [stage.terminal.lines[0]]
    for _ in 0..<10 {
      try pass(stage)
      #expect(stage.bytes < 40 && stage.text.contains("Loading"))
      signs.append(stage.terminal.lines[0])
    }
    #expect(Set(signs).count == 10 && signs[0] == signs[10], "\(signs)")
    isLoading.set(false)
    stage.show()
    #expect(stage.text.contains("◌") && stage.session.deadline == nil)
  }

  @Test("Nothing is written before the next step of an indicator is due, and a covered one stays covered")
  func covered() throws {
    let stage = Stage(LiveTree(VStack { ActivityIndicatorView(.isAnimating(true)) }), width: 40, height: 12)
    stage.session.receive([], at: try #require(stage.session.deadline) - .milliseconds(1))
    stage.show()
    #expect(stage.bytes == 0)
    stage.press(KeyPress(.function(1)))
    let text = stage.text
    try pass(stage)
    try pass(stage)
    #expect(stage.text == text)
  }

  @Test(
    "An indicator is animated once for each step, however often the rows around it are redrawn",
    arguments: [1, 10, 100])
  func redrawn(count: Int) throws {
    let text = Var("0")
    let tree = LiveTree(
      HStack(.alignment(.top)) {
        ActivityIndicatorView(.isAnimating(true), .height(60)); Label(.text <-- text)
      })
    let stage = Stage(tree, width: 20, height: 4)
    for number in 0..<count {
      text.set("\(number + 1)")
      stage.show()
    }
    #expect(stage.text.contains("\(count)") && stage.session.grid().turning.count == 1)
  }

  @Test("An indicator turns at its new position after scrolling")
  func scrolled() throws {
    let rows = VStack {
      ActivityIndicatorView(.isAnimating(true)); for row in 0..<20 { Label("Row \(row)") }
    }
    let stage = Stage(LiveTree(ScrollView { rows }), width: 20, height: 5)
    try pass(stage)
    #expect(stage.terminal.lines[0].contains("⠙"), "\(stage.text)")
    stage.press(.pageDown)
    #expect(stage.session.deadline == nil)
    stage.press(.home)
    try pass(stage)
    #expect(stage.terminal.lines[0].unicodeScalars.contains { 0x2800...0x28FF ~= $0.value }, "\(stage.text)")
  }
}
