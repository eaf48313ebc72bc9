import Mod
import Testing
import Widgets

struct SegmentedControlTests {
  @Test("Only a segment that exists can be selected", arguments: [0: 0, 2: 2, 3: -1, -1: -1, -7: -1])
  func selection(index: Int, selected: Int) {
    #expect(SegmentedControl(["Day", "Week", "Month"], .selectedSegmentIndex(index)).selectedSegmentIndex == selected)
  }

  @Test("Removing the selected segment deselects")
  func removal() {
    var control = SegmentedControl(["Day", "Week"], .selectedSegmentIndex(1))
    control.segments.removeLast()
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    #expect(control.numberOfSegments == 1)
  }

  @Test("A segment has a title or an image, whichever was set last")
  func content() {
    let star = Image(systemName: "star")
    #expect(SegmentedControl.Segment("Day", .image(star)) == SegmentedControl.Segment(star))
    #expect(SegmentedControl.Segment(star, .title("Day")) == "Day")
    #expect(SegmentedControl.Segment(star, .title(nil)).image == star)
  }

  @Test("Segments are styled one by one")
  func segments() {
    let control = SegmentedControl(
      ["Day", "Week"], .each(\.segments, .width(80)), .at(\.segments[1], .isEnabled(false)))
    #expect(control.segments == [.init("Day", .width(80)), .init("Week", .width(80), .isEnabled(false))])
  }

  @Test("Titles and backgrounds differ by state")
  func states() {
    let (bold, red) = (TextAttributes(.font(.headline)), TextAttributes(.foregroundColor(.systemRed)))
    let frame = Image(named: "frame")
    var control = SegmentedControl(.titleTextAttributes(bold), .backgroundImage(for: .selected) -- frame)
    control.setTitleTextAttributes(red, for: .selected)
    #expect(control.titleTextAttributes(for: .selected) == red)
    #expect(control.titleTextAttributes(for: .disabled) == bold)
    #expect(control.backgroundImage(for: .normal) == nil)
    control.setBackgroundImage(nil, for: .selected)
    #expect(control == SegmentedControl(.titleTextAttributes(bold), .titleTextAttributes(for: .selected) -- red))
  }
}
