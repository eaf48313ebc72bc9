import LivePreview
import LiveTesting
import Testing

@MainActor
struct CorrectionTests {
  private static var controls: [(widget: any Widget, wrong: Any, shown: Any)] {
    let segments = [
      SegmentedControl.Segment("One"), SegmentedControl.Segment("Two"), SegmentedControl.Segment("Three"),
    ]
    let components = [PickerView.Component(["a", "b"]), PickerView.Component(["c", "d"])]
    return [
      (Switch(.isOn(true), .isEnabled(false)), false, true),
      (Switch(.isEnabled(false)), true, false),
      (Slider(.value(0.5), .isEnabled(false)), "0.75", "0.5"),
      (Stepper(.value(5), .isEnabled(false)), "6", "5"),
      (PageControl(.numberOfPages(4), .currentPage(1)), "9", "2"),
      (PageControl(.numberOfPages(4), .currentPage(1), .isEnabled(false)), "1", "2"),
      (PageControl(.numberOfPages(4), .currentPage(1), .isEnabled(false)), "3", "2"),
      (SegmentedControl(segments).with(.selectedSegmentIndex(1), .isEnabled(false)), 0, 1),
      (SegmentedControl(segments).with(.isEnabled(false)), 2, -1),
      (PickerView(.components(components)), [1, 7], [1, 0]),
      (DatePicker(.datePickerMode(.date), .isEnabled(false)), "2026-01-31", ""),
    ]
  }

  @Test("A control that rejects a value from a page shows its former value there again", arguments: 0..<11)
  func corrections(number: Int) throws {
    let (widget, wrong, shown) = Self.controls[number]
    #expect(try frames(after: shown, of: widget) == 0, "\(widget) shows \(shown)")
    #expect(try frames(after: wrong, of: widget) == 1, "\(widget) does not show \(wrong)")
    #expect(Self.controls.count == 11)
  }

  /// Returns the number of frames after a value has been sent, which let the page show what the tree has.
  private func frames(after value: Any, of widget: any Widget) throws -> Int {
    let tree = LiveTree(View(.subviews([widget])))
    let visitor = Visitor(LiveSession(tree))
    try? visitor.send(["i": 1, "s": 0, "k": "set", "n": tree.root.children[0].id, "v": value])
    try visitor.update()
    #expect(visitor.difference(from: tree) == nil)
    #expect(visitor.session.frames().isEmpty, "\(widget) is corrected again")
    return visitor.seen
  }
}
