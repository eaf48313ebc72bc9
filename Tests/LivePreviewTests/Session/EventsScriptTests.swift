import Foundation
import LivePreview
import TestSupport
import Testing

/// What the script of a page makes of keys and of buttons that are held.
@MainActor
struct EventsScriptTests {
  /// Script: presses a key on an element, and reports whether the page keeps it from the browser.
  private static let press = """
    const press = (element, key, more = {}) => element.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more })) ? "left" : "taken"

    """

  /// Script: a clock for the timers that start while `isMoved` is true, which `move` moves by a time in milliseconds.
  ///
  /// Between two timers, the page does all that follows from the first one.
  private static let clock = """
    let isMoved = false, now = 0
    const start = window.setTimeout.bind(window), timers = []
    window.setTimeout = (action, time = 0) => isMoved
      ? (timers.push({ action, end: now + time }), 0) : start(action, time)
    const move = async time => {
      const goal = now + time
      for (;;) {
        await new Promise(done => start(done, 0))
        const next = timers.sort((a, b) => a.end - b.end)[0]
        if (!next || next.end > goal) break
        timers.shift()
        now = next.end
        next.action()
      }
      now = goal
    }
    """

  @Test(
    "Arrows on a tab bar step over disabled tabs",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func disabledTabs() async throws {
    let items = [("A", true), ("B", false), ("C", true), ("D", false)].map { TabBarItem($0.0, .isEnabled($0.1)) }
    let messages = try await PageScript.messages(
      of: LiveSession(LiveTree(VStack { TabBar(.items(items), .selectedIndex(0)) })),
      after: Self.press + """
        document.querySelector("[role=tab]").focus()
        for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "End", "Home"]) {
          press(document.activeElement, key)
          report(document.activeElement.textContent)
        }
        """)
    #expect(messages.filter { !$0.hasPrefix("{") } == ["C", "C", "A", "C", "A"], "\(messages)")
  }

  @Test(
    "Keys that would scroll a view with scrolling disabled do nothing, unless the focused element needs them",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func keyboardScrolling() async throws {
    let content = VStack {
      Button("B")
      Switch()
      TextField()
      Label("1\n2\n3\n4\n5\n6", .numberOfLines(0))
    }
    let session = LiveSession(
      LiveTree(
        VStack {
          ScrollView(.allowsKeyboardScrolling(false), .height(60)) { content }
          ScrollView(.height(60)) { content }
          TableView(.allowsKeyboardScrolling(false)) { Section { TableViewCell(.text("A")) } }
          TextView(.text("Read"), .isEditable(false), .allowsKeyboardScrolling(false))
        }))
    let messages = try await PageScript.messages(
      of: session,
      after: Self.press + """
        const [still, free] = document.querySelectorAll(".ScrollView"), find = q => document.querySelector(q)
        still.focus()
        report(document.activeElement == still ? "focused" : "not focused")
        const all = (element, keys) => report(keys.map(key => press(element, key)).join())
        all(still, ["ArrowDown", "ArrowUp", "ArrowLeft", "PageDown", "PageUp", "Home", "End", " ", "Tab", "a"])
        all(still.querySelector("button"), ["ArrowDown", "PageDown", "End", " ", "Enter"])
        all(still.querySelector("[type=checkbox]"), ["ArrowDown", "PageDown", " "])
        all(still.querySelector("[type=text]"), ["ArrowLeft", "Home", " "])
        all(free, ["ArrowDown", "PageDown", "Home", " "])
        all(find("[role=row]"), ["PageDown", "PageUp"])
        all(find(".TextView"), ["ArrowDown", " "])
        report(press(still, "ArrowLeft", { altKey: true }))
        """)
    let taken = Array(repeating: "taken", count: 8).joined(separator: ",")
    #expect(
      messages.filter { !$0.hasPrefix("{") } == [
        "focused", taken + ",left,left", "taken,taken,taken,left,left", "taken,taken,left", "left,left,left",
        "left,left,left,left", "taken,taken", "taken,taken", "left",
      ], "\(messages)")
  }

  @Test(
    "A held stepper button repeats, sends once at the end, or makes one step, as the stepper's properties say",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func heldStepper() async throws {
    let session = LiveSession(
      LiveTree(
        VStack {
          Stepper()
          Stepper(.value(50), .isContinuous(false))
          Stepper(.autorepeat(false))
          Stepper(.value(100), .maximumValue(100))
        }))
    let messages = try await PageScript.messages(
      of: session, before: Self.clock,
      after: """
        let held
        isMoved = true
        const holds = [
          [0, 70, 100], [0, 70, 1050], [1, 20, 1050], [2, 70, 1050], [3, 70, 1050], [3, 20, 1050], [0, 70, 1050, 20],
          [0, 70, 1050, 70, 1],
        ]
        for (const [index, x, time, end, button] of holds) {
          const stepper = document.querySelectorAll(".Stepper")[index], matches = Element.prototype.matches
          // Only the pointer of a user activates an element.
          stepper.matches = query => matches.call(stepper, query.replace(":active:hover", ""))
            && (held || !query.includes(":active:hover"))
          const { left, top } = stepper.getBoundingClientRect()
          const place = { bubbles: true, clientX: left + x, clientY: top + 9, button }
          held = true
          stepper.dispatchEvent(new PointerEvent("pointerdown", place))
          if (end) {
            await move(700)
            stepper.dispatchEvent(new PointerEvent("pointermove", { ...place, clientX: left + end }))
          }
          await move(time)
          held = false
          if (!button) stepper.dispatchEvent(new MouseEvent("click", place))
          await move(700)
          report("end")
        }
        isMoved = false
        """)
    let steps = messages.split(separator: "end", omittingEmptySubsequences: false).map { messages in
      messages.compactMap { $0.firstMatch(of: /"k":"step".*?"v":(-?\d+)/).flatMap { Int($0.output.1) } }
    }
    #expect(steps.count == 9 && steps[0] == [1] && steps[3] == [1], "\(messages)")
    // The first step is made after 500 ms, and the next ones every 100.
    #expect(steps[1] == [1, 1, 1, 1, 1, 1] && steps[2] == [-6], "\(messages)")
    // A step beyond a limit is not repeated.
    #expect(steps[4] == [1] && steps[5] == [-1, -1, -1, -1, -1, -1], "\(messages)")
    // It ends beside the half, and another button holds nothing.
    #expect(steps[6] == [1, 1, 1] && steps[7] == [], "\(messages)")
  }

  @Test("A page is told which buttons of a stepper do not repeat while they are held, also after a change")
  func limits() throws {
    let (value, isRepeating) = (Var(0.0), Var(true))
    let tree = LiveTree(
      VStack { Stepper(.value <-- value, .maximumValue(2), .minimumValue(0), .autorepeat <-- isRepeating) })
    let visitor = Visitor(LiveSession(tree))
    func steps() throws -> String? {
      try visitor.update()
      return visitor.browser.fragment.find(tree.root.children[0].id)?.attributes["data-d"]
    }
    #expect(try steps() == "-1")
    value.set(1)
    #expect(try steps() == nil)
    value.set(2)
    #expect(try steps() == "1")
    isRepeating.set(false)
    #expect(try steps() == "1 -1")
  }
}
