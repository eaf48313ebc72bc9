import LiveTesting
import OwnControls
import TestSupport
import Testing

/// Stars that users tap, with a button for none.
private struct Rating: Control, Operable, Previewable {
  var stars = 1
  var controlAttributes = ControlAttributes()
  var attributes = ViewAttributes.fresh

  var operatedValue: OperatedValue<Rating> { .number(\.stars, in: 0...5) }

  var preview: any Widget {
    HStack {
      Button("None", .operation(.set(0)))
      for star in 1...5 { Label(star <= stars ? "★" : "☆", .operation(.set(Double(star))), .key("\(star)")) }
      Label("More", .operation(.step(1)))
      Label("Second", .operation(.choose(1)))
    }
  }
}

private struct Size: Control, Operable, Previewable {
  enum Choice: CaseIterable { case small, medium, large }

  var choice = Choice.small
  var controlAttributes = ControlAttributes()
  var attributes = ViewAttributes.fresh

  var operatedValue: OperatedValue<Size> { .choice(\.choice) }

  var preview: any Widget {
    HStack { for (index, name) in ["S", "M", "L"].enumerated() { Label(name, .operation(.choose(index))) } }
  }
}

@MainActor
@Suite("Custom controls, by their parts, keys and operations")
struct OwnControlTests {
  private func refusal(_ action: () throws -> Void) -> ActionError.Reason? {
    do {
      try action()
      return nil
    } catch {
      return (error as? ActionError)?.reason
    }
  }

  @Test("A tap on a part changes the value and then sends its events; a tap without an effect sends none")
  func parts() throws {
    var log: [String] = []
    let stars = Var(1)
    let tree = LiveTree(
      Rating(
        \.stars <--> stars, .action(.valueChanged, \.stars) --> { log.append("changed \($0)") },
        .action(.primaryActionTriggered, \.stars) --> { log.append("done \($0)") }))
    try tree.find(.key("4")).tap()
    #expect(stars.value == 4)
    #expect(log == ["changed 4", "done 4"])
    #expect(tree.find(.text("★")).count == 4)
    try tree.find(.key("4")).tap()
    #expect(log.count == 2)
    try tree.find(.text("More")).tap()
    #expect(stars.value == 5)
    try tree.find(.button("None")).tap()
    #expect(stars.value == 0)
  }

  @Test("Keys, taps and operations at a limit are refused alike, and send nothing")
  func limits() throws {
    try limit(Rating(\.stars .~ 5)) { try $0.find(.text("More")).tap() }
    try limit(Stepper(.maximumValue(5), .value(5))) { try $0.find(Stepper.self).stepUp() }
    try limit(Slider(.maximumValue(5), .value(5))) { try $0.find(Slider.self).slide(to: 9) }
  }

  private func limit<Number: Control>(_ control: Number, increasing: (LiveTree<Void>) throws -> Void) throws {
    let log = Log()
    let tree = LiveTree(VStack { control.with(.logged(in: log)) })
    let node = tree.root.children[0]
    try tree.press(.tab)
    for key in [KeyPress.right, .end, .pageUp, "+"] { #expect(refusal { try tree.press(key) } == .atLimit, "\(key)") }
    for operation in [ControlOperation.step(1), .step(.max), .set(5), .set(6)] {
      #expect(refusal { try node.operate(operation) } == .atLimit, "\(operation)")
    }
    let reason = refusal { try increasing(tree) }
    #expect(reason == .atLimit)
    try node.operate(.step(0))
    try tree.press("5")
    #expect(log.lines.isEmpty)
    try node.operate(.step(-1))
    #expect(log.lines.contains("valueChanged"))
    log.lines = []
    try node.operate(.set((node.model as? any Operable)?.controlValue.number ?? 0))
    #expect(log.lines.isEmpty)
  }

  @Test("A step past a limit wraps to the other limit if the stepper wraps, and Page Up stops at the limit")
  func wrapping() throws {
    let tree = LiveTree(VStack { Stepper(.value(95), .wraps(true)) })
    try tree.press(.tab)
    try tree.press(.pageUp)
    #expect(try tree.find(Stepper.self).value == 100)
    #expect(refusal { try tree.press(.pageUp) } == .atLimit)
    try tree.press(.right)
    #expect(try tree.find(Stepper.self).value == 0)
    #expect(refusal { try tree.press(.pageDown) } == .atLimit)
    try tree.find(Stepper.self).operate(.step(.min))
    #expect(try tree.find(Stepper.self).value == 100)
  }

  @Test("Arrows, Home, End and digits change the number of a custom control")
  func numberKeys() throws {
    let tree = LiveTree(Rating())
    try tree.press(.tab)
    for (key, stars) in [
      (KeyPress.right, 2), (.right, 3), (.left, 2), (.end, 5), (.home, 0), (.pageUp, 1), ("4", 4), ("+", 5), ("-", 4),
    ] {
      try tree.press(key)
      #expect(try tree.find(Rating.self).stars == stars)
    }
  }

  @Test("Arrows choose an element of a custom control, and do nothing at its ends")
  func choiceKeys() throws {
    var changes = 0
    let tree = LiveTree(Size(.action(.valueChanged) --> { _ in changes += 1 }))
    try tree.press(.tab)
    for (key, choice) in [(KeyPress.right, Size.Choice.medium), (.end, .large), (.right, .large), (.home, .small)] {
      try tree.press(key)
      #expect(try tree.find(Size.self).choice == choice)
    }
    #expect(changes == 3)
    try tree.find(.text("M")).tap()
    #expect(try tree.find(Size.self).choice == .medium)
  }

  @Test("Space and a tap turn a custom switch on and off")
  func flag() throws {
    let tree = LiveTree(Lamp())
    try tree.press(.tab)
    try tree.press(.space)
    #expect(try tree.find(Lamp.self).isOn)
    try tree.find(Lamp.self).tap()
    #expect(try !tree.find(Lamp.self).isOn)
  }

  @Test("A custom control that is found by its role is operated as the library's controls of that role")
  func roles() throws {
    let lamp = LiveTree(Lamp(.accessibilityLabel("Lamp")))
    try lamp.find(.switch("Lamp")).toggle()
    #expect(try lamp.find(Lamp.self).isOn)
    let rating = LiveTree(Rating(.accessibilityLabel("Rating")))
    let slider = rating.find(.slider("Rating"))
    try slider.slide(to: 4)
    #expect(try rating.find(Rating.self).stars == 4)
    try slider.stepUp()
    #expect(refusal { try slider.stepUp() } == .atLimit)
    try slider.stepDown(times: 3)
    #expect(try rating.find(Rating.self).stars == 2)
    #expect(refusal { try slider.toggle() } == .wrongKind("Rating"))
    #expect(refusal { try lamp.root.stepUp() } == .wrongKind("Lamp"))
  }

  @Test("A number that is set is rounded to the nearest step from the present one or from a limit")
  func numbersBetweenSteps() throws {
    for (value, wanted, expected) in [(2.5, 4.0, 4.0), (2.5, 3.4, 3.5), (2.5, 3.1, 3), (2.5, 9, 5), (2, 3.4, 3)] {
      let tree = LiveTree(Stepper(.maximumValue(5), .value(value)))
      try tree.root.operate(.set(wanted))
      #expect(try tree.find(Stepper.self).value == expected, "\(wanted)")
    }
    let infinite = LiveTree(Level(\.level .~ 1e300))
    try infinite.root.operate(.set(5))
    #expect(try infinite.find(Level.self).level == 5)
  }

  @Test("A custom control is one stop of Tab, whatever is inside it")
  func focus() throws {
    let tree = LiveTree(
      VStack {
        Rating()
        Button("Next")
      })
    try tree.press(.tab)
    try tree.press(.tab)
    #expect(try tree.find(.button("Next")).isFocused)
  }

  @Test("An operation that users cannot perform is refused, and changes nothing")
  func refusals() throws {
    let tree = LiveTree(Rating())
    let rating = tree.find(Rating.self)
    #expect(refusal { try rating.operate(.choose(1)) } == .wrongKind("Rating"))
    #expect(refusal { try tree.find(.text("Second")).tap() } == .wrongKind("Rating"))
    #expect(refusal { try rating.operate(.set(.nan)) } == .notFinite)
    #expect(refusal { try rating.tap() } == .wrongKind("Rating"))
    let size = LiveTree(Size())
    #expect(refusal { try size.find(Size.self).operate(.choose(3)) } == .missing("choice 3"))
    #expect(refusal { try size.find(Size.self).operate(.choose(-1)) } == .missing("choice -1"))
    let disabled = LiveTree(Rating(.isEnabled(false)))
    #expect(refusal { try disabled.find(.key("4")).tap() } == .disabled)
    #expect(try [rating.stars, disabled.find(Rating.self).stars] == [1, 1])
  }

  @Test("An operation of a control of the library does what the action of that control does")
  func library() throws {
    let tree = LiveTree(
      VStack {
        Switch()
        Slider()
        Stepper(.value(3))
        SegmentedControl([.init("A"), .init("B", .isEnabled(false)), .init("C")])
        PageControl(.numberOfPages(3))
        TabBar(.items([TabBarItem("A"), TabBarItem("B")]))
        SearchBar(.scopeButtonTitles(["A", "B"]), .showsScopeBar(true))
      })
    try tree.find(Switch.self).operate(.toggle)
    #expect(try tree.find(Switch.self).isOn)
    try tree.find(Slider.self).operate(.set(0.5))
    try tree.find(Slider.self).operate(.step(-2))
    #expect(try tree.find(Slider.self).value == 0.48)
    try tree.find(Stepper.self).operate(.step(2))
    #expect(try tree.find(Stepper.self).value == 5)
    try tree.find(Stepper.self).operate(.set(7.4))
    #expect(try tree.find(Stepper.self).value == 7)
    try tree.find(SegmentedControl.self).operate(.choose(2))
    #expect(try tree.find(SegmentedControl.self).selectedSegmentIndex == 2)
    #expect(refusal { try tree.find(SegmentedControl.self).operate(.choose(1)) } == .disabled)
    try tree.find(PageControl.self).operate(.choose(1))
    #expect(try tree.find(PageControl.self).currentPage == 1)
    try tree.find(TabBar.self).operate(.choose(1))
    #expect(try tree.find(TabBar.self).selectedIndex == 1)
    try tree.find(SearchBar.self).operate(.choose(1))
    #expect(try tree.find(SearchBar.self).selectedScopeButtonIndex == 1)
    #expect(refusal { try tree.find(Switch.self).operate(.step(1)) } == .wrongKind("Switch"))
  }

  @Test("Random operations leave a control with a value that its user could choose")
  func hostile() throws {
    let operations: [ControlOperation] =
      [Int.min, -7, -1, 0, 1, 2, 9, .max].flatMap { [.step($0), .choose($0)] }
      + [-.infinity, -1e300, -0.4, 0, 0.6, 4.5, 1e300, .infinity, .nan].map { .set($0) } + [.toggle]
    let controls: [any Widget] = [
      Rating(), Size(), Lamp(), Switch(), Slider(), Stepper(.wraps(true)), Stepper(.stepValue(0)),
      Stepper(.stepValue(.infinity)), SegmentedControl([.init("A")]), SegmentedControl(), PageControl(),
      PageControl(.numberOfPages(2)), TabBar(), SearchBar(), Strange(count: -3), Strange(step: 0), Strange(step: .nan),
      Strange(step: -1),
    ]
    for control in controls {
      let node = LiveTree(control).root
      for first in operations {
        for second in operations {
          try? node.operate(first)
          try? node.operate(second)
          switch (node.model as? any Operable)?.controlValue {
          case .number(let number, let limits, _, _)?: #expect(limits.contains(number), "\(control) \(first) \(second)")
          case .choice(let index?, let count, let disabled)?:
            #expect(count <= 0 || 0..<count ~= index && !disabled.contains(index), "\(control) \(first) \(second)")
          default: break
          }
        }
      }
      for key in [KeyPress.left, .right, .home, .end, .pageUp, .pageDown, "7", "-", "+", "."] {
        _ = try? node.answer(to: key)
      }
    }
  }
}

extension ControlValue {
  fileprivate var number: Double? { if case .number(let number, _, _, _) = self { number } else { nil } }
}

/// A control that describes its value wrongly.
private struct Strange: Control, Operable {
  var count: Int?
  var step = 1.0
  var number = 0.0
  var index = 0
  var controlAttributes = ControlAttributes()
  var attributes = ViewAttributes.fresh

  init() {}
  init(count: Int) { self.count = count }
  init(step: Double) { self.step = step }

  var operatedValue: OperatedValue<Strange> {
    if let count { .choice(\.index, of: count) } else { .number(\.number, in: 0...4, step: step) }
  }
}
