import Mod
import Testing
import Widgets

private struct Tank: Control, Operable {
  enum Level: CaseIterable { case empty, half, full }

  var level = Level.half
  var controlAttributes = ControlAttributes()
  var attributes = ViewAttributes.fresh

  var operatedValue: OperatedValue<Tank> { .choice(\.level) }
}

private struct Dial: Control, Operable {
  var angle = 0
  var chosen: Int?
  var position = -1
  var kind = 0
  var controlAttributes = ControlAttributes()
  var attributes = ViewAttributes.fresh

  var operatedValue: OperatedValue<Dial> {
    switch kind {
    case 0: .number(\.angle, in: 0...360, step: 15, wraps: true)
    case 1: .choice(\.chosen, of: 3, disabled: [1])
    default: .choice(\.position, of: 3)
    }
  }
}

@Suite("The value of a control that users change")
struct OperableTests {
  @Test("Each control reads the value that its user changes")
  func values() {
    #expect(Switch(.isOn(true)).controlValue == .flag(true))
    #expect(Slider(.value(0.25)).controlValue == .number(0.25, in: 0...1, step: 0.01))
    #expect(
      Stepper(.value(3), .stepValue(2), .wraps(true)).controlValue == .number(3, in: 0...100, step: 2, wraps: true))
    let segments = SegmentedControl([.init("A"), .init("B", .isEnabled(false))])
    #expect(segments.controlValue == .choice(nil, of: 2, disabled: [1]))
    #expect(PageControl(.numberOfPages(3), .currentPage(2)).controlValue == .choice(2, of: 3))
    #expect(TabBar(.items([TabBarItem("A"), TabBarItem("B")])).controlValue == .choice(nil, of: 2))
    #expect(Tank().controlValue == .choice(1, of: 3))
    #expect(Dial().controlValue == .number(0, in: 0...360, step: 15, wraps: true))
  }

  @Test("A value of the same kind is set, and any other is ignored")
  func setting() {
    var tank = Tank()
    tank.controlValue = .choice(2, of: 3)
    #expect(tank.level == .full)
    let others: [ControlValue] = [.choice(3, of: 3), .choice(-1, of: 3), .choice(nil, of: 3), .flag(true)]
    for other in others + [.number(0, in: 0...1, step: 1)] {
      tank.controlValue = other
      #expect(tank.level == .full)
    }
    var dial = Dial()
    dial.controlValue = .number(89.6, in: 0...360, step: 15)
    #expect(dial.angle == 90)
    for number in [Double.nan, .infinity, 1e300] { dial.controlValue = .number(number, in: 0...360, step: 15) }
    #expect(dial.angle == 90)
    dial.kind = 1
    dial.controlValue = .choice(2, of: 3)
    #expect(dial.chosen == 2)
    dial.kind = 2
    #expect(dial.controlValue == .choice(nil, of: 3))
    dial.controlValue = .choice(0, of: 3)
    #expect(dial.position == 0)
  }

  @Test("Limits that are not numbers count as an empty range")
  func limits() {
    #expect(Slider(.minimumValue(.nan), .maximumValue(.nan)).controlValue.limits == 0...0)
  }

  @Test("A custom control has the role of its kind of value, unless its traits set another")
  func roles() {
    #expect(Dial().accessibilityRole == .slider)
    #expect(Tank().accessibilityRole == .segmentedControl)
    #expect(Tank(.accessibilityTraits(.button)).accessibilityRole == .button)
  }

  @Test("The property that users change is kept as an edit")
  func editable() { #expect(Tank.userEditable.count == 1) }

  @Test("A widget with an operation takes touches")
  func parts() {
    #expect(!Label("A").takesTouches)
    #expect(Label("A", .operation(.choose(1))).takesTouches)
  }
}

extension ControlValue {
  fileprivate var limits: ClosedRange<Double>? {
    if case .number(_, let limits, _, _) = self { limits } else { nil }
  }
}
