import LivePreview
import LiveTesting
import OwnControls
import TestSupport
import Testing

private struct Volume: Control, Operable, Previewable {
  var level = 1
  var controlAttributes = ControlAttributes()
  var attributes = ViewAttributes.fresh

  var operatedValue: OperatedValue<Volume> { .number(\.level, in: 0...4) }

  var preview: any Widget {
    HStack {
      Label("\(level)")
      Label("+", .operation(.step(1)))
    }
  }
}

private struct Buttons: Control, Operable, Previewable {
  var level = 1
  var controlAttributes = ControlAttributes()
  var attributes = ViewAttributes.fresh

  var operatedValue: OperatedValue<Buttons> { .number(\.level, in: 0...4) }

  var preview: any Widget {
    HStack {
      Button("less", .operation(.step(-1)))
      Label("\(level)")
      Button("more", .operation(.step(1)))
      if level > 1 { VStack { Button("none", .operation(.set(0))) } }
    }
  }
}

private struct Size: Control, Operable, Previewable {
  var index: Int?
  var controlAttributes = ControlAttributes()
  var attributes = ViewAttributes.fresh

  var operatedValue: OperatedValue<Size> { .choice(\.index, of: 3) }
  var preview: any Widget { Label("S M L") }
}

private struct Finish: Control, Operable, Previewable {
  enum Choice: CaseIterable { case matte, satin, gloss }

  var choice = Choice.matte
  var hasParts = false
  var controlAttributes = ControlAttributes()
  var attributes = ViewAttributes.fresh

  var operatedValue: OperatedValue<Finish> { .choice(\.choice) }

  var preview: any Widget {
    HStack {
      if hasParts {
        Label("Matt", .operation(.choose(0)))
        View(.operation(.choose(1)), .accessibilityLabel("Silky"))
        Button("●", .operation(.choose(2)))
      }
    }
  }
}

@MainActor
@Suite("Custom controls in a page")
struct OwnControlSessionTests {
  @Test("A control has a role, a focus and its value for assistive technology")
  func markup() {
    let number = Preview.html(Volume(.accessibilityLabel("Volume")))
    for part in [
      #"role="slider""#, #"aria-label="Volume""#, #"tabindex="0""#, #"aria-valuemin="0""#, #"aria-valuemax="4""#,
      #"aria-valuenow="1""#,
    ] { #expect(number.contains(part)) }
    #expect(!number.contains("data-k"))
    let choice = Preview.html(Size())
    #expect(choice.contains(#"aria-valuenow="0""#) && choice.contains(#"aria-valuetext="0 of 3""#))
    let flag = Preview.html(Lamp(\.isOn .~ true))
    #expect(flag.contains(#"role="switch""#) && flag.contains(#"aria-checked="true""#))
    let disabled = Preview.html(Lamp(.isEnabled(false)))
    #expect(disabled.contains(#"aria-disabled="true""#) && !disabled.contains("tabindex"))
  }

  @Test(
    "The page sends presses of the space bar as it sends those of other keys",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func spaceBar() async throws {
    let messages = try await PageScript.messages(
      of: LiveSession(LiveTree(Lamp())),
      after: """
        const lamp = document.querySelector("[role=switch]")
        for (const key of [" ", "ArrowUp"])
          lamp.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))
        """)
    #expect(messages.filter { $0.contains(#""k":"key""#) }.count == 2, "\(messages)")
  }

  @Test("A custom control is operated by taps on parts and by keys, and the page follows")
  func operating() throws {
    let tree = LiveTree(Volume())
    let visitor = Visitor(LiveSession(tree))
    let part = try tree.find(.text("+")).node()
    try visitor.act("tap", on: part.id)
    #expect(try tree.find(Volume.self).level == 2)
    for (key, level) in [("ArrowUp", 3), ("ArrowRight", 4), ("ArrowDown", 3), ("Home", 0), ("End", 4), ("2", 2)] {
      try visitor.act("key", on: tree.root.id, key)
      #expect(try tree.find(Volume.self).level == level)
      #expect(visitor.difference(from: tree) == nil)
    }
  }

  @Test("Enter and a click turn a custom switch on and off, and arrows choose an element")
  func flags() throws {
    let tree = LiveTree(Lamp())
    let visitor = Visitor(LiveSession(tree))
    try visitor.act("key", on: tree.root.id, "Enter")
    #expect(try tree.find(Lamp.self).isOn)
    try visitor.act("tap", on: tree.root.id)
    #expect(try !tree.find(Lamp.self).isOn)
    let sizes = LiveTree(Size())
    try Visitor(LiveSession(sizes)).act("key", on: sizes.root.id, "ArrowRight")
    #expect(try sizes.find(Size.self).index == 0)
  }

  @Test("Tab reaches a custom control as one stop, also if its parts are buttons, enabled or not")
  func oneStop() throws {
    for isEnabled in [true, false] {
      let control = Buttons(.isEnabled(isEnabled))
      #expect(Preview.html(control).components(separatedBy: #"tabindex="-1""#).count == 3)
      let tree = LiveTree(VStack { control })
      let renderer = HTMLRenderer()
      let lifetime = tree.render(with: renderer)
      let html = renderer.html()
      #expect(html.components(separatedBy: #"tabindex="-1""#).count == 3)
      #expect(html.components(separatedBy: #"tabindex="0""#).count == (isEnabled ? 2 : 1))
      withExtendedLifetime(lifetime) {}
    }
  }

  @Test("Tab does not reach buttons in a custom control that are added or changed later")
  func laterButtons() throws {
    let tree = LiveTree(VStack { Buttons() })
    let renderer = HTMLRenderer()
    let lifetime = tree.render(with: renderer)
    _ = renderer.html()
    try tree.find(.button("more")).tap()
    let inserted = renderer.patches().map { "\($0)" }.joined()
    #expect(inserted.contains("none") && inserted.components(separatedBy: "tabindex=").count == 2)
    try tree.find(.button("more")).tap()
    #expect(!renderer.patches().contains { "\($0)".contains("tabindex") })
    #expect(renderer.html().components(separatedBy: #"tabindex="-1""#).count == 4)
    withExtendedLifetime(lifetime) {}
  }

  @Test("The name of the chosen element or value, and its place, are there for assistive technology")
  func chosenNames() {
    func words(_ control: some Widget) -> String {
      Preview.html(control).firstMatch(of: /aria-valuetext="(.*?)"/).map { String($0.1) } ?? "none"
    }
    #expect(words(Finish()) == "matte, 1 of 3" && words(Finish(\.choice .~ .satin)) == "satin, 2 of 3")
    #expect(words(Finish(\.hasParts .~ true)) == "Matt, 1 of 3")
    #expect(words(Finish(\.hasParts .~ true, \.choice .~ .satin)) == "Silky, 2 of 3")
    #expect(words(Finish(\.hasParts .~ true, \.choice .~ .gloss)) == "gloss, 3 of 3")
    #expect(words(Finish(.accessibilityValue("shiny"))) == "shiny")
    #expect(words(Size(\.index .~ 1)) == "2 of 3")
  }

  @Test("The value for assistive technology lies between the limits, whatever the control's value is")
  func limits() {
    #expect(Preview.html(Size()).contains(#"aria-valuemin="0""#))
    #expect(Preview.html(Size(\.index .~ 1)).contains(#"aria-valuemin="1""#))
    #expect(Preview.html(Volume(\.level .~ 9)).contains(#"aria-valuenow="4""#))
  }

  @Test("A key that no page sends, and a key at a limit, are refused", arguments: ["", "Tab", "F1", "ArrowRight"])
  func refusals(key: String) {
    let tree = LiveTree(Volume(\.level .~ 4))
    #expect(throws: SessionRefusal.self) { try Visitor(LiveSession(tree)).act("key", on: tree.root.id, key) }
  }

  @Test("An index without an element is announced as none, and an infinite limit as the greatest number")
  func hostileValues() {
    #expect(Preview.html(Size(\.index .~ 9, .accessibilityValue("huge"))).contains(#"aria-valuetext="huge""#))
    for (index, now) in [(2, 3), (3, 0), (9, 0), (.max, 0), (-5, 0), (.min, 0)] {
      let html = Preview.html(Size(\.index .~ index))
      #expect(html.contains(#"aria-valuenow="\#(now)""#) && html.contains(#"aria-valuetext="\#(now) of 3""#))
    }
    let html = Preview.html(Level(\.level .~ 3))
    #expect(html.contains(#"aria-valuemax="1.7976931348623157e+308""#) && html.contains(#"aria-valuenow="3""#))
    #expect(html.contains(#"aria-valuemin="-1.7976931348623157e+308""#))
  }
}
