import Foundation
import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("Touches")
struct TouchesTests {
  let log = Log()

  @Test("A recognizer handles only taps of the fingers and buttons that it requires")
  func numbersAndButtons() throws {
    let tree = LiveTree(
      View(
        .gestureRecognizers([
          TapGestureRecognizer(.numberOfTouchesRequired(2), .recognized --> { [log] in log("two") }),
          TapGestureRecognizer(.buttonMaskRequired(.secondary), .recognized --> { [log] in log("secondary") }),
          TapGestureRecognizer(.allowedTouchTypes(.pencil), .recognized --> { [log] in log("pencil") }),
        ])))
    #expect(throws: ActionError.self) { try tree.tap() }
    try tree.tap(with: .fingers(2))
    try tree.tap(with: .secondaryClick)
    try tree.tap(with: .pencil)
    #expect(log.lines == ["two", "secondary", "pencil"])
  }

  @Test("The secondary button of a pointer does not press a button")
  func secondaryButton() {
    let tree = LiveTree(Button("A", .tapped --> { [log] in log("tapped") }))
    #expect(throws: ActionError.self) { try tree.tap(with: .secondaryClick) }
    #expect(log.lines == [])
  }

  @Test("A long press that is too short, or moves too far, is not recognized")
  func press() throws {
    let tree = LiveTree(
      View(
        .gestureRecognizers([
          LongPressGestureRecognizer(
            .minimumPressDuration(1), .allowableMovement(5), .recognized --> { [log] in log("long") })
        ])))
    #expect(throws: ActionError.self) { try tree.longPress(for: 0.9) }
    #expect(throws: ActionError.self) { try tree.longPress(moving: CGPoint(x: 3, y: 5)) }
    #expect(throws: ActionError.self) { try tree.longPress(for: .nan) }
    try tree.longPress(for: 1, moving: CGPoint(x: 3, y: 4))
    #expect(log.lines == ["long"])
  }

  @Test("A long press opens the menu of a control that has one")
  func menu() throws {
    let button = Button(.isContextMenuInteractionEnabled(true), .logged(in: log))
    #expect(throws: ActionError.self) { try LiveTree(button).longPress(for: 0.4) }
    try LiveTree(button).longPress()
    #expect(log.lines == ["touchDown", "menuActionTriggered", "touchCancel"])
  }

  @Test("A scroll wheel is recognized as a drag if the recognizer allows it, against the direction of the content")
  func wheel() throws {
    let pan = PanGestureRecognizer(
      .allowedScrollTypesMask(.discrete), .action --> { [log] in if $0.state == .changed { log("\($0.translation)") } })
    try LiveTree(View(.gestureRecognizers([pan]))).scroll(by: CGPoint(x: 0, y: 20))
    #expect(log.lines == ["\(CGPoint(x: 0, y: -20))"])
  }

  @Test("A tap recognizer that does not cancel touches also lets the control be tapped, before or after it")
  func passesThrough() throws {
    let recognizer = TapGestureRecognizer(.cancelsTouchesInView(false), .recognized --> { [log] in log("recognized") })
    let button = Button(.logged(in: log), .gestureRecognizers([recognizer]))
    try LiveTree(button).tap()
    #expect(log.lines == ["touchDown", "recognized", "touchUpInside", "primaryActionTriggered"])
    let late = Button(.logged(in: log), .gestureRecognizers([recognizer.with(.delaysTouchesBegan(true))]))
    try LiveTree(late).tap()
    #expect(log.lines[4...] == ["recognized", "touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test("A control receives no touches before a tap that delays them")
  func delays() throws {
    let recognizer = TapGestureRecognizer(.delaysTouchesBegan(true), .recognized --> { [log] in log("recognized") })
    try LiveTree(Button(.logged(in: log), .gestureRecognizers([recognizer]))).tap()
    #expect(log.lines == ["recognized"])
  }

  @Test("Touches are refused while a view with exclusive touch is held, and on such a view while another is held")
  func exclusive() throws {
    let tree = LiveTree(
      HStack {
        Button("A", .isExclusiveTouch(true), .tapped --> { [log] in log("A") })
        Button("B", .tapped --> { [log] in log("B") })
        Button("C", .tapped --> { [log] in log("C") })
      })
    let buttons = tree.root.children
    #expect(throws: ActionError.self) { try buttons[0].hold { try buttons[1].tap() } }
    #expect(throws: ActionError.self) { try buttons[1].hold { try buttons[0].tap() } }
    try buttons[1].hold { try buttons[2].tap() }
    #expect(log.lines == ["A", "B", "C", "B"])
  }

  @Test("A slider that is not continuous sends its value when the finger is lifted")
  func sliding() throws {
    let slider = Slider(.isContinuous(false), .logged(in: log))
    try LiveTree(slider).slide(to: 0.5)
    #expect(
      log.lines == ["touchDown", "touchDragInside", "valueChanged", "primaryActionTriggered", "touchUpInside"])
  }

  @Test("A held stepper repeats up to its limit, and sends each step unless it is not continuous")
  func stepping() throws {
    let stepper = Stepper(.value(97), .valueChanged --> { [log] in log("\($0)") })
    try LiveTree(stepper).stepUp(times: 9)
    #expect(log.lines == ["98.0", "99.0", "100.0"])
    try LiveTree(stepper.with(.isContinuous(false))).stepUp(times: 2)
    try LiveTree(stepper.with(.autorepeat(false))).stepUp(times: 2)
    #expect(log.lines[3...] == ["99.0", "98.0"])
  }

  @Test("Tab leaves a focus group, and arrows stay inside it")
  func focusGroups() throws {
    let tree = LiveTree(
      VStack {
        HStack(.focusGroupIdentifier("first")) {
          Button("A")
          Button("B")
        }
        Button("C")
      })
    let stops = try [tree.find(.text("A")).node(), tree.find(.text("B")).node(), tree.find(.text("C")).node()]
    try tree.focusNext()
    try tree.focusNext()
    #expect(stops.map(\.isFocused) == [false, false, true])
    try tree.focusNext()
    try tree.press(.right)
    #expect(stops.map(\.isFocused) == [false, true, false])
  }

  @Test("Tab stays inside a screen that is one focus group")
  func onlyFocusGroup() throws {
    let tree = LiveTree(
      HStack(.focusGroupIdentifier("all")) {
        Button("A")
        Button("B")
      })
    try tree.focusNext()
    try tree.focusNext()
    #expect(tree.root.children[0].isFocused)
  }

  @Test("A swipe to the right shows the hidden primary screen, unless gestures are disabled for it")
  func primary() throws {
    let split = SplitViewController(.preferredDisplayMode(.secondaryOnly)) {
      ViewController("A") { Label("A") }
      ViewController("B") { Label("B") }
    }
    let tree = LiveTree(split)
    try tree.swipe(.right)
    #expect(tree.root[SplitViewController.self]?.preferredDisplayMode == .oneBesideSecondary)
    #expect(throws: ActionError.self) { try LiveTree(split.with(.presentsWithGesture(false))).swipe(.right) }
  }
}
