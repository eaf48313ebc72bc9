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
}
