import Foundation
import LiveTesting
import Testing

private let integers = [Int.min, .min + 1, -1, 0, 1, .max - 1, .max]
private let numbers = [-Double.infinity, -1e300, -1, -0.0, 1e-300, 0.5, 1e18, 1e300, .infinity, .nan]

@MainActor
@Suite("Actions and numbers that make no sense")
struct HostileActionTests {
  @Test("Choosing by an index that does not exist is refused, however large the index is", arguments: integers)
  func indexes(_ index: Int) {
    let tree = LiveTree(
      View {
        SegmentedControl(.segments(["a", "b"]))
        PickerView(.components([["a"], ["b"]]))
        PageControl(.numberOfPages(2))
        PageControl(.numberOfPages(.max)).with(.key("endless"))
        SearchBar(.showsScopeBar(true), .scopeButtonTitles(["a", "b"]))
        TabBar(.items([TabBarItem(.title("a")), TabBarItem(.title("b"))]))
      })
    let exists = index == 0 || index == 1
    func check(_ isThere: Bool = exists, _ act: () throws -> Void) { #expect(((try? act()) != nil) == isThere) }
    check { try tree.find(SegmentedControl.self).select(segment: index) }
    check(index == 0) { try tree.find(PickerView.self).select(row: index, inComponent: 0) }
    check { try tree.find(PickerView.self).select(row: 0, inComponent: index) }
    check(index >= 0 && index < .max) { try tree.find(.key("endless")).select(page: index) }
    check { try tree.find(SearchBar.self).select(scope: index) }
    check { try tree.find(TabBar.self).select(tab: index) }
  }

  @Test("Gestures and scrolling by numbers that are not finite are refused or end at a limit", arguments: numbers)
  func moves(_ number: Double) throws {
    let point = CGPoint(x: number, y: number)
    let touched: Mod<View> = .gestureRecognizers([
      PanGestureRecognizer(), ScreenEdgePanGestureRecognizer(.edges(.all)), PinchGestureRecognizer(),
      RotationGestureRecognizer(),
    ])
    let tree = LiveTree(
      View {
        Slider()
        Stepper(.minimumValue(-1e300), .maximumValue(1e300), .stepValue(number), .wraps(true))
        DatePicker()
        DatePicker(.datePickerMode(.countDownTimer)).with(.key("timer"))
        View(touched, .accessibilityIdentifier("view"))
        ScrollView(
          .contentSize(CGSize(width: 300, height: 300)), .maximumZoomScale(4), .viewForZooming -- { _ in View() })
        ScrollView().with(.key("unknown"))
      })
    try? tree.find(Slider.self).slide(to: number)
    #expect((0...1).contains(try #require(tree.find(Slider.self).all.first).value))
    try? tree.find(Stepper.self).stepUp()
    try? tree.find(Stepper.self).stepDown()
    try? tree.find(.key("timer")).pick(duration: number)
    try? tree.find(DatePicker.self).nodes.first?.pick(Date(timeIntervalSinceReferenceDate: number))
    for view in tree.find(ScrollView.self).nodes {
      try? view.scroll(to: point)
      try? view.scroll(by: point)
      try? view.zoom(to: number)
      let shown = try #require(view[ScrollView.self])
      #expect(shown.contentOffset.x.isFinite && shown.contentOffset.y.isFinite && shown.zoomScale.isFinite)
    }
    let view = tree.find(.identifier("view"))
    let isTaken = number.isFinite
    #expect(((try? view.pan(by: point)) != nil) == isTaken)
    #expect(((try? view.pan(from: .left, by: point)) != nil) == isTaken)
    #expect(((try? view.pinch(to: number)) != nil) == isTaken)
    #expect(((try? view.rotate(by: number)) != nil) == isTaken)
  }

  @Test("A selection outside of the text counts as a selection at its end", arguments: integers + [NSNotFound])
  func selection(_ number: Int) throws {
    for range in [
      NSRange(location: number, length: 0), NSRange(location: 0, length: number),
      NSRange(location: number, length: number),
    ] {
      let tree = LiveTree(TextView(.text("ab"), .selectedRange(range)))
      let node = try tree.find(TextView.self).node()
      try node.type("c")
      try node.type("d")
      let isInside = (0...2).contains(range.location) && (0...2 - range.location).contains(range.length)
      if !isInside { #expect(node[TextView.self]?.text == "abcd") }
      try node.clear()
      try node.replace(with: "e")
      #expect(node[TextView.self]?.text == "e")
    }
  }
}
