import LivePreview
import LiveTesting
import OwnControls
import TestSupport
import Testing

/// The keys that the script of a page sends.
@MainActor
struct SessionKeysTests {
  @Test(
    "Space toggles a custom switch, and Return taps a widget with a tap recognizer",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func keys() async throws {
    var taps: [String] = []
    let tree = LiveTree(
      VStack {
        Lamp()
        View(.onTap { taps.append("view") })
        Label("L", .isUserInteractionEnabled(true), .onTap { taps.append("label") })
        ImageView(systemName: "star", .isUserInteractionEnabled(true), .onTap { taps.append("image") })
        Label("B", .isUserInteractionEnabled(true), .accessibilityTraits(.button), .onTap { taps.append("button") })
        ScrollView(.accessibilityLabel("S"), .height(20)) { View(.height(90)) }
      })
    let session = LiveSession(tree)
    let messages = try await PageScript.messages(
      of: session,
      after: """
        const press = (e, key) => e.dispatchEvent(
          new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))
        press(document.querySelector("[role=switch]"), " ")
        for (const e of document.querySelectorAll("[tabindex='0']:not([role=switch])")) press(e, "Enter")
        await new Promise(done => setTimeout(done, 1000))
        """)
    for message in messages where message.hasPrefix("{") { _ = session.refusal(of: message) }
    #expect(try tree.find(Lamp.self).isOn)
    #expect(taps == ["view", "label", "image", "button"], "\(messages)")
  }

  @Test("The script sends the space key")
  func space() { #expect(LiveSession.script.contains("[+-9 ]")) }
}
