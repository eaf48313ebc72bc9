import LivePreview
import LiveTesting
import TestSupport
import Testing

/// The focus of a page in a browser, and the keys that move it.
@MainActor
@Suite(.enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
struct SessionFocusTests {
  @Test("A field that declines editing does not get the focus of the page")
  func declined() async throws {
    let reports = try await reports(
      of: TextField(.shouldBeginEditing -- { _ in false }),
      after: """
        document.querySelector("input").focus()
        await new Promise(done => setTimeout(done, 500))
        await receive(JSON.stringify([1, 1, [["o", null]]]))
        report(document.activeElement.tagName)
        """)
    #expect(reports == ["BODY"])
  }

  @Test("A button that is disabled while it has the focus keeps it until the user goes elsewhere")
  func disabled() async throws {
    let reports = try await reports(
      of: VStack {
        Button("Undo")
        Button("Other")
      },
      after: """
        const [undo, other] = document.querySelectorAll("button"), id = +undo.closest("[data-n]").dataset.n
        const set = (frame, disabled) => receive(JSON.stringify([frame, 0, [["s", id, { disabled }]]]))
        const state = () => report([document.activeElement.textContent, undo.disabled, undo.ariaDisabled,
          getComputedStyle(undo).cursor].join())
        undo.focus()
        await set(1, "")
        state()
        await set(2, null)
        state()
        await set(3, "")
        other.focus()
        state()
        await set(4, null)
        state()
        """)
    #expect(
      reports == ["Undo,false,true,default", "Undo,false,,pointer", "Other,true,,default", "Other,false,,pointer"])
  }

  @Test("Home and End choose the first and the last enabled segment or scope", arguments: [true, false])
  func ends(isScope: Bool) async throws {
    let titles: [SegmentedControl.Segment] = ["a", "b", "c", SegmentedControl.Segment("d", .isEnabled(isScope))]
    let control: any Widget =
      isScope
      ? SearchBar(.scopeButtonTitles(["a", "b", "c", "d"]), .showsScopeBar(true), .selectedScopeButtonIndex(1))
      : SegmentedControl(titles, .selectedSegmentIndex(1))
    let tree = LiveTree(VStack { Children([control]) })
    let session = LiveSession(tree)
    let messages = try await PageScript.messages(
      of: session,
      after: """
        const radios = [...document.querySelectorAll("[type=radio]")]
        radios[1].focus()
        for (const key of ["End", "Home"]) {
          const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })
          document.activeElement.dispatchEvent(event)
          report(radios.indexOf(document.activeElement) + "," + radios.findIndex(e => e.checked))
          await new Promise(done => setTimeout(done, 500))
        }
        """)
    #expect(messages.filter { !$0.hasPrefix("{") } == [isScope ? "3,3" : "2,2", "0,0"], "\(messages)")
    #expect(messages.filter { $0.contains(#""k":"set""#) }.count == 2, "\(messages)")
  }

  @Test("Arrows, Home and End move among momentary segments, in the direction of the writing")
  func momentary() async throws {
    for isMirrored in [false, true] {
      let reports = try await reports(
        of: VStack {
          SegmentedControl(
            ["a", "b", "c"], .isMomentary(true),
            .semanticContentAttribute(isMirrored ? .forceRightToLeft : .unspecified))
        },
        after: """
          document.querySelector("button").focus()
          for (const key of ["ArrowRight", "ArrowLeft", "ArrowLeft", "End", "Home"]) {
            document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))
            report(document.activeElement.textContent)
          }
          """)
      #expect(reports == (isMirrored ? ["a", "b", "c", "c", "a"] : ["b", "a", "a", "c", "a"]))
    }
  }

  @Test("Arrow keys in a text are handled by the browser")
  func text() async throws {
    let reports = try await reports(
      of: VStack { TextField(.text("Ada")) },
      after: """
        for (const key of ["ArrowRight", "Home"])
          report(document.querySelector("input").dispatchEvent(
            new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })) ? "left" : "taken")
        """)
    #expect(reports == ["left", "left"])
  }

  /// Returns what a script reports in the page of a widget.
  private func reports(of widget: any Widget, after script: String) async throws -> [String] {
    try await PageScript.messages(of: LiveSession(LiveTree(Children([widget]))), after: script)
      .filter { !$0.hasPrefix("{") }
  }
}
