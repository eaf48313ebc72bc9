import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("A tap")
struct TapTests {
  let log = Log()

  @Test("A tap on a button sends touchDown, touchUpInside and primaryActionTriggered")
  func pressesButton() throws {
    try LiveTree(Button(.logged(in: log))).tap()
    #expect(log.lines == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test("A button is highlighted from touchDown to touchUpInside")
  func highlightsButton() throws {
    let tree = LiveTree(
      Button(.action([.touchDown, .touchUpInside], \.isHighlighted) --> { [log] in log("\($0)") })
    )
    try tree.tap()
    #expect(log.lines == ["true", "true"])
    #expect((tree.widget as? Button)?.isHighlighted == false)
  }

  @Test("A tap selects a button that changes its selection, before the events are sent")
  func selectsButton() throws {
    let tree = LiveTree(
      Button(
        .changesSelectionAsPrimaryAction(true), .action(.touchUpInside, \.isSelected) --> { [log] in log("\($0)") }))
    try tree.tap()
    try tree.tap()
    #expect(log.lines == ["true", "false"])
  }

  @Test("A tap on a button with a menu as its primary action opens the menu")
  func opensMenu() throws {
    try LiveTree(Button(.showsMenuAsPrimaryAction(true), .logged(in: log))).tap()
    #expect(log.lines == ["touchDown", "menuActionTriggered", "touchCancel"])
  }

  @Test("A tap toggles a switch, and then sends valueChanged and primaryActionTriggered")
  func togglesSwitch() throws {
    let isOn = Var(false)
    let tree = LiveTree(
      Switch(.isOn <--> isOn, .logged(in: log), .action(.valueChanged, \.isOn) --> { [log] in log("\($0)") }))
    let changes = isOn.subscribe { [log] in log("variable \($0)") }
    try tree.tap()
    #expect(log.lines == ["variable false", "variable true", "valueChanged", "true", "primaryActionTriggered"])
    changes.cancel()
  }

  @Test("A tap on a text field focuses it")
  func focusesField() throws {
    let tree = LiveTree(TextField(.logged(in: log)))
    try tree.tap()
    #expect(tree.root.isFocused)
    #expect(log.lines == ["touchDown", "editingDidBegin"])
  }

  @Test(
    "A tap on a control with several values is refused, because it has no position",
    arguments: [Slider(), Stepper(), SegmentedControl(), PageControl(), DatePicker()] as [any Control])
  func refusesChoices(choice: any Control) {
    let tree = LiveTree(View(.subviews([choice]), .onTap {}))
    let node = tree.root.children[0]
    #expect(throws: ActionError("tap", node.path, .wrongKind("\(type(of: choice))"))) { try node.tap() }
  }

  @Test("A double tap on a button is two taps, the second one with touchDownRepeat")
  func repeats() throws {
    try LiveTree(Button(.logged(in: log))).doubleTap()
    #expect(
      log.lines == [
        "touchDown", "touchUpInside", "primaryActionTriggered",
        "touchDown", "touchDownRepeat", "touchUpInside", "primaryActionTriggered",
      ])
  }
}
