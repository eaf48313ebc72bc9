import Foundation
import LiveTesting
import OwnControls
import Testing

/// A number of a program's own, beside a switch.
private struct Volume: Control, Operable, Previewable {
  var level = 2
  var controlAttributes = ControlAttributes()
  var attributes = ViewAttributes.fresh
  var operatedValue: OperatedValue<Volume> { .number(\.level, in: 0...4) }
  var preview: any Widget { Label("\(level)", .operation(.step(1))) }
}

@MainActor
@Suite("The scroll wheel")
struct ScrollWheelTests {
  private func reason(_ action: () throws -> Void) -> ActionError.Reason? {
    do { try action() } catch let error as ActionError { return error.reason } catch {}
    return nil
  }

  @Test("A notch of the wheel changes a focused number by one step, and is refused at its limit")
  func numbers() throws {
    let tree = LiveTree(
      VStack {
        Slider(.maximumValue(100), .value(50))
        Stepper(.maximumValue(3), .value(1))
        Volume()
      })
    let (slider, stepper, volume) = (tree.root.children[0], tree.root.children[1], tree.root.children[2])
    try slider.focus()
    try slider.scrollWheel(by: -3)
    #expect(slider[Slider.self]?.value == 53)
    try slider.scrollWheel(by: 1)
    #expect(slider[Slider.self]?.value == 52)
    try stepper.focus()
    try stepper.scrollWheel(by: -9)
    #expect(stepper[Stepper.self]?.value == 3)
    #expect(reason { try stepper.scrollWheel(by: -1) } == .atLimit)
    try volume.focus()
    try volume.scrollWheel(by: .max)
    #expect(volume[Volume.self]?.level == 0)
    #expect(reason { try volume.scrollWheel(by: 1) } == .atLimit)
  }

  @Test("The wheel turns a focused picker by a row: the component under the pointer, or the focused one")
  func pickers() throws {
    let tree = LiveTree(
      PickerView(.components([PickerView.Component(["a", "b"]), PickerView.Component(["c", "d", "e"])])))
    var rows: [Int]? { tree.root[PickerView.self]?.components.map(\.selectedRow) }
    try tree.root.focus()
    try tree.root.scrollWheel(by: 1)
    #expect(rows == [1, 0])
    try tree.root.scrollWheel(by: 5, overComponent: 1)
    #expect(rows == [1, 2])
    try tree.root.scrollWheel(by: -1, overComponent: 1)
    #expect(rows == [1, 1])
  }

  @Test("Over a control without the focus, the wheel scrolls the view around it by 60 points for each notch")
  func scrolling() throws {
    let tree = LiveTree(
      ScrollView(
        .bounds(CGRect(x: 0, y: 0, width: 100, height: 100)), .contentSize(CGSize(width: 100, height: 900))
      ) { Stepper(.value(5)) })
    let stepper = tree.root.children[0]
    try stepper.scrollWheel(by: 2)
    #expect(stepper[Stepper.self]?.value == 5 && tree.root[ScrollView.self]?.contentOffset.y == 120)
    try stepper.focus()
    try stepper.scrollWheel(by: 2)
    #expect(stepper[Stepper.self]?.value == 3 && tree.root[ScrollView.self]?.contentOffset.y == 120)
    try tree.root.scrollWheel(by: -1)
    #expect(tree.root[ScrollView.self]?.contentOffset.y == 60)
  }

  @Test("A view without known sizes stops at its top, and a list at its last row")
  func unknownSizes() throws {
    let rows = (0..<30).map { TableViewCell(.text("\($0)")) }
    let views: [any Widget] = [
      ScrollView { Label("A") }, ScrollView(.contentInset(.init(top: 20, left: 0, bottom: 0, right: 0))) { Label("A") },
      TextView(.text("A")), TableView { rows }, CollectionView { rows },
    ]
    for view in views {
      let tree = LiveTree(VStack { view })
      let node = tree.root.children[0]
      var offset: Double { (node.model as? any Scrolling).map { Double($0.contentOffset.y) } ?? .nan }
      let top = 0 - Double((view as? any Scrolling)?.adjustedContentInset.top ?? 0)
      try node.scrollWheel(by: 1)
      #expect(offset == 60, "\(type(of: view))")
      try node.scrollWheel(by: -2)
      #expect(offset == top, "\(type(of: view))")
      try node.scrollWheel(by: -1)
      #expect(offset == top, "\(type(of: view))")
      try node.scrollWheel(by: .max)
      let end = view is TableView || view is CollectionView ? 30.0 * 60 : 60_060
      #expect(offset > 60 && offset <= end, "\(type(of: view)) \(offset)")
      try node.scrollWheel(by: .min)
      #expect(offset == top, "\(type(of: view))")
    }
  }

  @Test("Turning a component that a focused picker does not have is refused")
  func noWheel() throws {
    let wheels = DatePicker(.datePickerMode(.time), .preferredDatePickerStyle(.wheels))
    let trees = [LiveTree(PickerView(.components([PickerView.Component(["a", "b"])]))), LiveTree(wheels)]
    for tree in trees {
      try tree.root.focus()
      for index in [7, -1] {
        #expect(reason { try tree.root.scrollWheel(by: 1, overComponent: index) } == .missing("wheel \(index)"))
      }
    }
    #expect(trees[0].root[PickerView.self]?.components[0].selectedRow == 0)
  }

  @Test("A view at its end, or one that does not scroll, passes the wheel to the view around it")
  func nested() throws {
    func view(_ height: Double, _ mods: Mod<ScrollView>..., content: any Widget) -> ScrollView {
      ScrollView(
        .bounds(CGRect(x: 0, y: 0, width: 100, height: 100)), .contentSize(CGSize(width: 100, height: height))
      ) { content }.with(Mod(list: mods))
    }
    let tree = LiveTree(view(900, content: view(160, content: view(900, .isScrollEnabled(false), content: Label("A")))))
    let middle = tree.root.children[0]
    var offsets: [Double] { [tree.root, middle].compactMap { $0[ScrollView.self].map { Double($0.contentOffset.y) } } }
    for expected in [[0, 60], [60, 60], [120, 60]] as [[Double]] {
      try tree.find(.text("A")).scrollWheel(by: 1)
      #expect(offsets == expected)
    }
  }

  @Test("A control that is disabled, takes no touches or is hidden refuses the wheel as it refuses keys")
  func refusals() throws {
    let (isEnabled, takesTouches, isHidden) = (Var(true), Var(true), Var(false))
    let tree = LiveTree(
      VStack {
        Slider(
          .value(0.5), .isEnabled <-- isEnabled, .isUserInteractionEnabled <-- takesTouches, .isHidden <-- isHidden)
      })
    let slider = tree.root.children[0]
    try slider.focus()
    isEnabled.set(false)
    #expect(reason { try slider.scrollWheel(by: 1) } == .disabled)
    isEnabled.set(true)
    takesTouches.set(false)
    #expect(reason { try slider.scrollWheel(by: 1) } == .noTouches)
    takesTouches.set(true)
    isHidden.set(true)
    #expect(reason { try slider.scrollWheel(by: 1) } == .hidden)
    #expect(slider[Slider.self]?.value == 0.5)
  }

  @Test("The wheel is refused if nothing can be turned or scrolled")
  func unanswered() throws {
    let tree = LiveTree(VStack { SegmentedControl([SegmentedControl.Segment("A"), SegmentedControl.Segment("B")]) })
    try tree.root.children[0].focus()
    #expect(reason { try tree.root.children[0].scrollWheel(by: 1) } == .unanswered)
  }
}
