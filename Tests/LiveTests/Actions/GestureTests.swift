import Foundation
import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("A gesture")
struct GestureTests {
  let log = Log()

  @Test("A gesture on a view that takes no touches reaches the view around it")
  func fallsThrough() throws {
    let tree = LiveTree(View(.subviews([Label("Views")]), .onTap { [log] in log("view") }))
    try tree.root.children[0].tap()
    #expect(log.lines == ["view"])
  }

  @Test("A gesture on a label with a recognizer is handled by the label")
  func isTaken() throws {
    let tree = LiveTree(
      View(.subviews([Label("Views", .onTap { [log] in log("label") })]), .onTap { [log] in log("view") }))
    try tree.root.children[0].tap()
    #expect(log.lines == ["label"])
  }

  @Test("A gesture on a button goes to the button, and not to recognizers around it")
  func isButtons() throws {
    let tree = LiveTree(
      View(.subviews([Button(.tapped --> { [log] in log("button") })]), .onTap { [log] in log("view") }))
    try tree.root.children[0].tap()
    #expect(log.lines == ["button"])
  }

  @Test("A recognizer of a control handles the touch in place of the control")
  func goesBeforeControl() throws {
    try LiveTree(Button(.logged(in: log), .onTap { [log] in log("recognized") })).tap()
    #expect(log.lines == ["touchDown", "recognized", "touchCancel"])
  }

  @Test("Two recognizers both recognize a gesture if one of them allows it")
  func isSimultaneous() throws {
    let inner = TapGestureRecognizer(
      .shouldRecognizeSimultaneously -- { _, _ in true },
      .recognized --> { [log] in log("inner") })
    let tree = LiveTree(
      View(.subviews([View(.gestureRecognizers([inner]))]), .onTap { [log] in log("outer") }))
    try tree.root.children[0].tap()
    #expect(log.lines == ["inner", "outer"])
  }

  @Test("A gesture goes to the next recognizer if the first may not begin")
  func isDeclined() throws {
    let inner = TapGestureRecognizer(.shouldBegin -- { _ in false }, .recognized --> { [log] in log("inner") })
    let tree = LiveTree(
      View(.subviews([View(.gestureRecognizers([inner]))]), .onTap { [log] in log("outer") }))
    try tree.root.children[0].tap()
    #expect(log.lines == ["outer"])
  }

  @Test("A gesture that no recognizer may begin is an error")
  func isRefused() {
    let tree = LiveTree(View(.gestureRecognizers([TapGestureRecognizer(.shouldBegin -- { _ in false })])))
    #expect(throws: ActionError("tap", "View", .declined(by: "shouldBegin"), responsible: "View/TapGestureRecognizer"))
    {
      try tree.tap()
    }
  }

  @Test("A gesture on a disabled recognizer is refused")
  func isIgnored() {
    let tree = LiveTree(View(.gestureRecognizers([TapGestureRecognizer(.isEnabled -- false)])))
    #expect(throws: ActionError("tap", "View", .unanswered)) { try tree.tap() }
  }

  @Test("A double tap is first a single tap for recognizers of one tap, and then a double tap")
  func isDouble() throws {
    let tree = LiveTree(View(.onTap(count: 2) { [log] in log("double") }, .onTap { [log] in log("single") }))
    try tree.doubleTap()
    #expect(log.lines == ["single", "double"])
  }

  @Test("A double tap is recognized twice by a recognizer of single taps")
  func isSingleTwice() throws {
    try LiveTree(View(.onTap { [log] in log("single") })).doubleTap()
    #expect(log.lines == ["single", "single"])
  }

  @Test("A recognizer of double taps does not recognize a single tap")
  func isNotSingle() {
    let tree = LiveTree(View(.onTap(count: 2) {}))
    #expect(throws: ActionError("tap", "View", .unanswered)) { try tree.tap() }
  }

  @Test("A swipe is recognized by its direction")
  func swipes() throws {
    let tree = LiveTree(View(.onSwipe(.left) { [log] in log("left") }, .onSwipe(.right) { [log] in log("right") }))
    try tree.swipe(.right)
    #expect(log.lines == ["right"])
  }

  @Test("A long press is recognized when it begins, and sends its end")
  func presses() throws {
    let press = LongPressGestureRecognizer(
      .recognized --> { [log] in log("recognized") }, .action --> { [log] in log("\($0.state)") })
    try LiveTree(View(.gestureRecognizers([press]))).longPress()
    #expect(log.lines == ["recognized", "began", "ended"])
  }

  @Test("A long press calls the handler of its recognizer")
  func callsOnLongPress() throws {
    try LiveTree(View(.onLongPress { [log] in log("pressed") })).longPress()
    #expect(log.lines == ["pressed"])
  }

  @Test("A swipe and a long press pass on their context, and errors of their handlers are kept")
  func contexts() throws {
    let tree = LiveTree(
      NavigationController {
        View(
          .identifier("pad"), .onSwipe(.left) { try $0.push(Label("Swiped")) },
          .onLongPress { context in try context.dismiss() })
      })
    try tree.find(.identifier("pad")).longPress()
    #expect(tree.errors.map { "\($0)".contains("nothing has been presented") } == [true])
    try tree.find(.identifier("pad")).swipe(.left)
    #expect(tree.root.children.count == 2)
  }

  @Test("A gesture handler with a context makes a label take touches, for the stated number of taps and duration")
  func contextsOfLabels() throws {
    let log = log
    let tree = LiveTree(
      Label("More", .onTap(count: 2) { _ in log("double") }, .onLongPress(duration: 2) { _ in log("long") }))
    #expect(tree.root[Label.self]?.isUserInteractionEnabled == true)
    #expect(throws: ActionError.self) { try tree.tap() }
    try tree.doubleTap()
    try tree.longPress()
    #expect(log.lines == ["double", "long"])
    #expect(tree.root.parts.compactMap { $0[LongPressGestureRecognizer.self]?.minimumPressDuration } == [2])
  }

  @Test("Dragging passes on its translation, which is reset afterwards")
  func pans() throws {
    let pan = PanGestureRecognizer(.action --> { [log] in log("\($0.state) \($0.translation.x)") })
    let tree = LiveTree(View(.gestureRecognizers([pan])))
    try tree.pan(by: CGPoint(x: 30, y: 0))
    #expect(log.lines == ["began 0.0", "changed 30.0", "ended 30.0"])
    #expect(tree.root.parts[0][PanGestureRecognizer.self]?.translation == .zero)
    #expect(tree.root.parts[0][PanGestureRecognizer.self]?.state == .possible)
  }

  @Test("Dragging from an edge of the screen is recognized by its edge")
  func pansFromEdge() throws {
    let pan = ScreenEdgePanGestureRecognizer(.edges -- .left, .action --> { [log] in log("\($0.translation.x)") })
    let tree = LiveTree(View(.gestureRecognizers([pan])))
    try tree.pan(from: .left, by: CGPoint(x: 30, y: 0))
    #expect(log.lines == ["0.0", "30.0", "30.0"])
    #expect(throws: ActionError("drag", "View", .unanswered)) { try tree.pan(from: .right, by: .zero) }
  }

  @Test("Pinching passes on its scale")
  func pinches() throws {
    let pinch = PinchGestureRecognizer(.action --> { [log] in log("\($0.scale)") })
    try LiveTree(View(.gestureRecognizers([pinch]))).pinch(to: 2)
    #expect(log.lines == ["1.0", "2.0", "2.0"])
  }

  @Test("Rotating passes on its angle")
  func rotates() throws {
    let rotation = RotationGestureRecognizer(.action --> { [log] in log("\($0.rotation)") })
    try LiveTree(View(.gestureRecognizers([rotation]))).rotate(by: 1.5)
    #expect(log.lines == ["0.0", "1.5", "1.5"])
  }

  @Test("Changes that handlers and bindings make to a recognizer during its gesture are kept")
  func staysChanged() throws {
    let isEnabled = Var(true), count = Var(0)
    let tap = TapGestureRecognizer(
      .isEnabled <-- isEnabled,
      .recognized --> {
        isEnabled.set(false)
        count.set(count.value + 1)
      })
    let tree = LiveTree(View(.gestureRecognizers([tap])))
    try tree.tap()
    #expect(tree.root.parts[0][TapGestureRecognizer.self]?.isEnabled == false)
    #expect(throws: ActionError.self) { try tree.tap() }
    #expect(count.value == 1)
  }

  @Test("After a gesture, a recognizer has its initial state and numbers again")
  func initialValues() throws {
    let pan = PanGestureRecognizer(.translation(CGPoint(x: 1, y: 2)))
    let tree = LiveTree(
      View(.gestureRecognizers([pan, PinchGestureRecognizer(.scale(2)), RotationGestureRecognizer()])))
    let before = tree.root[View.self]
    try tree.pan(by: CGPoint(x: 5, y: 5))
    try tree.pinch(to: 3)
    try tree.rotate(by: 1)
    #expect(tree.root[View.self] == before)
  }
}
