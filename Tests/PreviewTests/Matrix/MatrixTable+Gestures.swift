import Bindings
import Foundation
import Mod
import Widgets

extension MatrixTable {
  static let gestures = [
    recognizer, relations, tap, press, panning, pinch, rotation, edge, swipe,
  ]

  private static let recognizer = MatrixTable(
    TapGestureRecognizer(.recognized --> { Sent.note("recognized") }), of: "GestureRecognizer",
    in: { Button("A", .tapped --> { Sent.note("tapped") }, .gestureRecognizers([$0])) },
    operations: [{ try $0.tap() }, { try $0.focus() }, { try $0.press(.return) }]
  ) {
    Trial(.state, .ended, .operation)
    Trial(.cancelsTouchesInView, false, .operation)
    Trial(.delaysTouchesBegan, true, .operation)
    Trial(.delaysTouchesEnded, false)
    Trial(.requiresExclusiveTouchType, false)
    Trial(.allowedTouchTypes, .pencil, .operation)
    Trial(.allowedPressTypes, .menu, .operation)
  }

  private static let relations = MatrixTable(
    TapGestureRecognizer(.recognized --> { Sent.note("recognized") }), of: "GestureRecognizer",
    in: { recognizer in
      View(
        .subviews([
          View(.gestureRecognizers([recognizer])),
          View(.gestureRecognizers([recognizer, TapGestureRecognizer(.recognized --> { Sent.note("other") })])),
          View(.gestureRecognizers([TapGestureRecognizer(.recognized --> { Sent.note("other") }), recognizer])),
        ]), .onTap { Sent.note("outer") })
    },
    operations: [{ try $0.children[0].tap() }, { try $0.children[1].tap() }, { try $0.children[2].tap() }]
  ) {
    Trial(.shouldBegin, { _ in false }, .operation)
    Trial(.shouldRecognizeSimultaneously, { _, _ in true }, .operation)
    Trial(.shouldRequireFailure, { _, _ in true }, .operation)
    Trial(.shouldBeRequiredToFail, { _, _ in true }, .operation)
  }

  private static let tap = MatrixTable(
    TapGestureRecognizer(.recognized --> { Sent.note("recognized") }), in: { View(.gestureRecognizers([$0])) },
    operations: [{ try $0.tap() }, { try $0.doubleTap() }]
  ) {
    Trial(.numberOfTapsRequired, 2, .html, .operation, .audit, but: .page)
    Trial(.numberOfTouchesRequired, 2, .operation)
    Trial(.buttonMaskRequired, .secondary, .operation)
  }

  private static let press = MatrixTable(
    LongPressGestureRecognizer(.recognized --> { Sent.note("recognized") }), in: { View(.gestureRecognizers([$0])) },
    operations: [{ try $0.longPress(for: 1, moving: CGPoint(x: 5, y: 0)) }]
  ) {
    Trial(.minimumPressDuration, 3, .operation)
    Trial(.allowableMovement, 1, .operation)
    Trial(.numberOfTapsRequired, 2, .operation)
    Trial(.numberOfTouchesRequired, 2, .operation)
  }

  private static let panning = MatrixTable(
    PanGestureRecognizer(.recognized --> { Sent.note("recognized") }), of: "Panning",
    in: { View(.gestureRecognizers([$0])) },
    operations: [
      { try $0.pan(by: CGPoint(x: 9, y: 9)) }, { try $0.pan(by: CGPoint(x: 9, y: 9), with: .fingers(3)) },
      { try $0.scroll(by: CGPoint(x: 9, y: 9)) },
    ]
  ) {
    Trial(.minimumNumberOfTouches, 2, .operation)
    Trial(.maximumNumberOfTouches, 2, .operation)
    Trial(.allowedScrollTypesMask, .all, .operation)
    Trial(.translation, CGPoint(x: 1, y: 2), .operation)
  }

  private static let pinch = MatrixTable(
    PinchGestureRecognizer(.recognized --> { Sent.note("recognized") }), in: { View(.gestureRecognizers([$0])) },
    operations: [{ try $0.pinch(to: 2) }]
  ) {
    Trial(.scale, 3, .operation)
  }

  private static let rotation = MatrixTable(
    RotationGestureRecognizer(.recognized --> { Sent.note("recognized") }), in: { View(.gestureRecognizers([$0])) },
    operations: [{ try $0.rotate(by: 2) }]
  ) {
    Trial(.rotation, 3, .operation)
  }

  private static let edge = MatrixTable(
    ScreenEdgePanGestureRecognizer(.edges(.left), .recognized --> { Sent.note("recognized") }),
    in: { View(.gestureRecognizers([$0])) }, operations: [{ try $0.pan(from: .left, by: CGPoint(x: 9, y: 9)) }]
  ) {
    Trial(.edges, .right, .operation)
  }

  private static let swipe = MatrixTable(
    SwipeGestureRecognizer(.direction(.left), .recognized --> { Sent.note("recognized") }),
    in: { View(.gestureRecognizers([$0])) }, operations: [{ try $0.swipe(.left) }]
  ) {
    Trial(.direction, .right, .operation)
    Trial(.numberOfTouchesRequired, 2, .operation)
  }
}
