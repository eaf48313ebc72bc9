import Foundation
import LiveTesting
import Testing

@testable import Terminal

@Suite("The scroll wheel over controls")
@MainActor struct TerminalScrollWheelTests {
  /// Turns the wheel over a widget, in a column of it, or else in its middle.
  @discardableResult
  private func turn(
    _ notches: Int, over node: Node, _ column: Int? = nil, on stage: Stage, _ modifiers: KeyPress.Modifiers = []
  ) throws -> TerminalSession.Outcome {
    let spot = try #require(stage.session.grid().spots.last { $0.origin.node == node.id && $0.element == nil })
    let x = column.map { Int(spot.frame.minX) + $0 } ?? Int(spot.frame.midX)
    return stage.handle(.pointer(.init(.wheel(x: 0, y: notches), x: x, y: Int(spot.frame.midY), modifiers)))
  }

  @Test("A notch over the focused slider, stepper or picker has the effect of an arrow key")
  func controls() throws {
    let date = Date(timeIntervalSince1970: 0)
    let wheels = DatePicker(
      .datePickerMode(.time), .preferredDatePickerStyle(.wheels), .timeZone(.gmt), .date(date))
    let tree = LiveTree(
      VStack {
        Slider(.maximumValue(100), .value(50))
        Stepper(.value(5))
        PickerView(.components([PickerView.Component(["a", "b"]), PickerView.Component(["c", "d", "e"])]))
        wheels
      })
    let nodes = tree.root.children
    let stage = Stage(tree, height: 20)
    try nodes[0].focus()
    try turn(-1, over: nodes[0], on: stage)
    #expect(nodes[0][Slider.self]?.value == 51)
    try turn(1, over: nodes[0], on: stage)
    try turn(1, over: nodes[0], on: stage)
    #expect(nodes[0][Slider.self]?.value == 49)
    try turn(1, over: nodes[0], on: stage, .shift)
    #expect(nodes[0][Slider.self]?.value == 49)
    try nodes[1].focus()
    for column in [0, 4] { try turn(-1, over: nodes[1], column, on: stage) }
    #expect(nodes[1][Stepper.self]?.value == 7)
    try nodes[2].focus()
    try turn(1, over: nodes[2], 2, on: stage)
    for _ in 0..<5 { try turn(1, over: nodes[2], 25, on: stage) }
    #expect(nodes[2][PickerView.self]?.components.map(\.selectedRow) == [1, 2])
    let pressed = LiveTree(VStack { wheels })
    try pressed.root.children[0].focus()
    try pressed.press(.down)
    try nodes[3].focus()
    try turn(1, over: nodes[3], 2, on: stage)
    #expect(nodes[3][DatePicker.self]?.date == pressed.root.children[0][DatePicker.self]?.date)
    #expect(nodes[3][DatePicker.self]?.date != date)
  }

  @Test("The wheel over a control without the focus scrolls its container")
  func unfocused() throws {
    let tree = LiveTree(
      VStack {
        Button("First")
        Slider(.value(0.5))
        for row in 0..<30 { Label("Row \(row)") }
      })
    let stage = Stage(tree)
    try turn(1, over: tree.root.children[1], on: stage)
    #expect(tree.root.children[1][Slider.self]?.value == 0.5)
    #expect(!stage.text.contains("First"))
  }

  @Test("The wheel scrolls past a control that a new screen focused, until its user has operated it")
  func firstFocus() throws {
    let tree = LiveTree(
      VStack {
        Slider(.maximumValue(100), .value(50))
        for row in 0..<30 { Label("Row \(row)") }
      })
    let slider = tree.root.children[0]
    let stage = Stage(tree)
    #expect(slider.isFocused)
    try turn(-1, over: slider, on: stage)
    #expect(slider[Slider.self]?.value == 50)
    stage.press(.right)
    try turn(-1, over: slider, on: stage)
    #expect(slider[Slider.self]?.value == 52)
  }

  @Test(
    "The first notch over a control in a sheet has the same effect whatever is behind the sheet", arguments: [1, 30])
  func sheets(rowsBelow: Int) throws {
    func stage(_ rows: Int) throws -> (Stage, Node) {
      let sheet = ViewController("Sheet") {
        VStack {
          Stepper(.value(5), .identifier("stepper"))
          for row in 0..<rows { Label("Row \(row)") }
        }
      }
      let tree = LiveTree(
        ViewController("Below", .presentedViewController(sheet)) {
          VStack { for row in 0..<rowsBelow { Label("Below \(row)") } }
        })
      return (Stage(tree, width: 40, height: 16), try tree.find(.identifier("stepper")).node())
    }
    let (short, stepper) = try stage(3)
    #expect(try turn(-1, over: stepper, on: short) == .done)
    #expect(stepper[Stepper.self]?.value == 6)
    let (long, other) = try stage(40)
    try turn(1, over: other, on: long)
    #expect(other[Stepper.self]?.value == 5 && !long.text.contains("Row 0"))
  }

  @Test("A notch is refused as an arrow key is: at a limit, and for a disabled control")
  func refusals() throws {
    let isEnabled = Var(true)
    let tree = LiveTree(VStack { Slider(.maximumValue(9), .value(9), .isEnabled <-- isEnabled) })
    let slider = tree.root.children[0]
    let stage = Stage(tree)
    let atLimit = stage.press(.up)
    #expect(try turn(-1, over: slider, on: stage) == atLimit)
    #expect(atLimit != .done && atLimit != .unused)
    isEnabled.set(false)
    stage.show()
    let disabled = stage.press(.down)
    #expect(try turn(1, over: slider, on: stage) == disabled)
    #expect(disabled != .done && disabled != .unused && disabled != atLimit)
  }

  @Test("The bytes of a terminal's wheel change a focused control")
  func bytes() {
    let tree = LiveTree(VStack { Stepper(.value(5)) })
    let stage = Stage(tree)
    stage.send("\u{1B}[<64;2;1M")
    #expect(tree.root.children[0][Stepper.self]?.value == 6)
    stage.send("\u{1B}[<65;2;1M\u{1B}[<65;2;1M")
    #expect(tree.root.children[0][Stepper.self]?.value == 4)
  }
}
