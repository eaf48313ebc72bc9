import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("A tap")
struct TapTests {
  let log = Log()

  @Test("A tap presses a button: touchDown, touchUpInside, primaryActionTriggered")
  func pressesButton() throws {
    try LiveTree(Button(.logged(in: log))).tap()
    #expect(log.lines == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test("A tap highlights a button from touchDown to touchUpInside")
  func highlightsButton() throws {
    let tree = LiveTree(
      Button(.action([.touchDown, .touchUpInside], \.isHighlighted) --> { [log] in log("\($0)") })
    )
    try tree.tap()
    #expect(log.lines == ["true", "true"])
    #expect((tree.widget as? Button)?.isHighlighted == false)
  }

  @Test("A tap selects a button that changes its selection, before it says so")
  func selectsButton() throws {
    let tree = LiveTree(
      Button(
        .changesSelectionAsPrimaryAction(true), .action(.touchUpInside, \.isSelected) --> { [log] in log("\($0)") }))
    try tree.tap()
    try tree.tap()
    #expect(log.lines == ["true", "false"])
  }

  @Test("A tap opens the menu of a button that has one, in place of pressing it")
  func opensMenu() throws {
    try LiveTree(Button(.showsMenuAsPrimaryAction(true), .logged(in: log))).tap()
    #expect(log.lines == ["touchDown", "menuActionTriggered", "touchCancel"])
  }

  @Test("A tap toggles a switch: its value first, then valueChanged and primaryActionTriggered")
  func togglesSwitch() throws {
    let isOn = Var(false)
    let tree = LiveTree(
      Switch(.isOn <--> isOn, .logged(in: log), .action(.valueChanged, \.isOn) --> { [log] in log("\($0)") }))
    let changes = isOn.subscribe { [log] in log("variable \($0)") }
    try tree.tap()
    #expect(log.lines == ["variable false", "variable true", "valueChanged", "true", "primaryActionTriggered"])
    changes.cancel()
  }

  @Test("A tap focuses a text field")
  func focusesField() throws {
    let tree = LiveTree(TextField(.logged(in: log)))
    try tree.tap()
    #expect(tree.root.isFocused)
    #expect(log.lines == ["touchDown", "editingDidBegin"])
  }

  @Test(
    "A tap of a choice would have to say where",
    arguments: [Slider(), Stepper(), SegmentedControl(), PageControl(), DatePicker()] as [any Control])
  func refusesChoices(choice: any Control) {
    let tree = LiveTree(View(.subviews([choice]), .onTap {}))
    let node = tree.root.children[0]
    #expect(throws: ActionError("tap", node.path, .wrongKind("\(type(of: choice))"))) { try node.tap() }
  }

  @Test("A tap is made twice by a double tap, the second one with touchDownRepeat")
  func repeats() throws {
    try LiveTree(Button(.logged(in: log))).doubleTap()
    #expect(
      log.lines == [
        "touchDown", "touchUpInside", "primaryActionTriggered",
        "touchDown", "touchDownRepeat", "touchUpInside", "primaryActionTriggered",
      ])
  }
}
