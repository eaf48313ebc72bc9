import Foundation
import LivePreview
import Testing

/// What the script of a page makes of keys and of buttons that are held.
@MainActor
struct EventsScriptTests {
  /// Script: presses a key on an element, and reports whether the page keeps it from the browser.
  private static let press = """
    const press = (element, key, more = {}) => element.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more })) ? "left" : "taken"

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
    "Keys that would scroll a view that allows none do nothing, unless the focused element needs them",
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
}
