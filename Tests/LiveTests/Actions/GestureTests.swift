import Foundation
import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("A gesture")
struct GestureTests {
  let log = Log()

  @Test("A gesture on what takes no touches reaches what is around it")
  func fallsThrough() throws {
    let tree = LiveTree(View(.subviews([Label("Views")]), .onTap { [log] in log("view") }))
    try tree.root.children[0].tap()
    #expect(log.lines == ["view"])
  }

  @Test("A gesture on a label that watches for it is its own")
  func isTaken() throws {
    let tree = LiveTree(
      View(.subviews([Label("Views", .onTap { [log] in log("label") })]), .onTap { [log] in log("view") }))
    try tree.root.children[0].tap()
    #expect(log.lines == ["label"])
  }

  @Test("A gesture on a button inside is the button's")
  func isButtons() throws {
    let tree = LiveTree(
      View(.subviews([Button(.tapped --> { [log] in log("button") })]), .onTap { [log] in log("view") }))
    try tree.root.children[0].tap()
    #expect(log.lines == ["button"])
  }

  @Test("A gesture that a control itself watches for takes the touch from it")
  func goesBeforeControl() throws {
    try LiveTree(Button(.logged(in: log), .onTap { [log] in log("recognized") })).tap()
    #expect(log.lines == ["touchDown", "recognized", "touchCancel"])
  }

  @Test("A gesture is recognized by both of two recognizers if one allows it")
  func isSimultaneous() throws {
    let inner = TapGestureRecognizer(
      .shouldRecognizeSimultaneously -- { _, _ in true },
      .recognized --> { [log] in log("inner") })
    let tree = LiveTree(
      View(.subviews([View(.gestureRecognizers([inner]))]), .onTap { [log] in log("outer") }))
    try tree.root.children[0].tap()
    #expect(log.lines == ["inner", "outer"])
  }

  @Test("A gesture goes on to the next recognizer if the first may not begin")
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

  @Test("A gesture that a disabled recognizer watches for is nobody's")
  func isIgnored() {
    let tree = LiveTree(View(.gestureRecognizers([TapGestureRecognizer(.isEnabled -- false)])))
    #expect(throws: ActionError("tap", "View", .unanswered)) { try tree.tap() }
  }

  @Test("A gesture of two taps is a single one first, and then a double one")
  func isDouble() throws {
    let tree = LiveTree(View(.onTap(count: 2) { [log] in log("double") }, .onTap { [log] in log("single") }))
    try tree.doubleTap()
    #expect(log.lines == ["single", "double"])
  }

  @Test("A gesture of two taps is recognized twice by who watches for one")
  func isSingleTwice() throws {
    try LiveTree(View(.onTap { [log] in log("single") })).doubleTap()
    #expect(log.lines == ["single", "single"])
  }

  @Test("A gesture of two taps is not recognized from one")
  func isNotSingle() {
    let tree = LiveTree(View(.onTap(count: 2) {}))
    #expect(throws: ActionError("tap", "View", .unanswered)) { try tree.tap() }
  }

  @Test("A gesture of a swipe goes by the direction")
  func swipes() throws {
    let tree = LiveTree(View(.onSwipe(.left) { [log] in log("left") }, .onSwipe(.right) { [log] in log("right") }))
    try tree.swipe(.right)
    #expect(log.lines == ["right"])
  }

  @Test("A gesture of a long press is recognized when it begins, and ends")
  func presses() throws {
    let press = LongPressGestureRecognizer(
      .recognized --> { [log] in log("recognized") }, .action --> { [log] in log("\($0.state)") })
    try LiveTree(View(.gestureRecognizers([press]))).longPress()
    #expect(log.lines == ["recognized", "began", "ended"])
  }

  @Test("A gesture of a long press calls who asked for it")
  func callsOnLongPress() throws {
    try LiveTree(View(.onLongPress { [log] in log("pressed") })).longPress()
    #expect(log.lines == ["pressed"])
  }

  @Test("A gesture of a swipe or a long press gives its context, and its errors are kept")
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

  @Test("A gesture with a context makes a label answer, and has its number of taps and its duration")
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

  @Test("A gesture of dragging comes with the way, which is forgotten after it")
  func pans() throws {
    let pan = PanGestureRecognizer(.action --> { [log] in log("\($0.state) \($0.translation.x)") })
    let tree = LiveTree(View(.gestureRecognizers([pan])))
    try tree.pan(by: CGPoint(x: 30, y: 0))
    #expect(log.lines == ["began 0.0", "changed 30.0", "ended 30.0"])
    #expect(tree.root.parts[0][PanGestureRecognizer.self]?.translation == .zero)
    #expect(tree.root.parts[0][PanGestureRecognizer.self]?.state == .possible)
  }

  @Test("A gesture of dragging from an edge goes by the edge")
  func pansFromEdge() throws {
    let pan = ScreenEdgePanGestureRecognizer(.edges -- .left, .action --> { [log] in log("\($0.translation.x)") })
    let tree = LiveTree(View(.gestureRecognizers([pan])))
    try tree.pan(from: .left, by: CGPoint(x: 30, y: 0))
    #expect(log.lines == ["0.0", "30.0", "30.0"])
    #expect(throws: ActionError("drag", "View", .unanswered)) { try tree.pan(from: .right, by: .zero) }
  }

  @Test("A gesture of two fingers comes with the scale")
  func pinches() throws {
    let pinch = PinchGestureRecognizer(.action --> { [log] in log("\($0.scale)") })
    try LiveTree(View(.gestureRecognizers([pinch]))).pinch(to: 2)
    #expect(log.lines == ["1.0", "2.0", "2.0"])
  }

  @Test("A gesture of turning comes with the angle")
  func rotates() throws {
    let rotation = RotationGestureRecognizer(.action --> { [log] in log("\($0.rotation)") })
    try LiveTree(View(.gestureRecognizers([rotation]))).rotate(by: 1.5)
    #expect(log.lines == ["0.0", "1.5", "1.5"])
  }

  @Test("Changes of a recognizer by handlers and bindings during its gesture stay")
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
