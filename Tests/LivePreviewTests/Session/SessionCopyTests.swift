import Foundation
import LivePreview
import LiveTesting
import TestSupport
import Testing

@MainActor @Suite("Copying a text in a page") struct SessionCopyTests {
  @Test("A text that a handler copies is sent to the page once, whatever characters it contains")
  func sending() throws {
    let text = "a \"<\u{0}\u{202E}ü"
    let tree = LiveTree(Button("Copy", .tapped --> inContext { $0.copy(text) }))
    let session = LiveSession(tree)
    _ = session.open()
    try tree.find(.button).tap()
    let frames = session.frames()
    let parts = try JSONSerialization.jsonObject(with: Data(#require(frames.first).text.utf8)) as? [Any]
    #expect((parts?.last as? [[String]])?.contains(["c", text]) == true)
    #expect(session.frames().isEmpty && tree.copiedText == text)
  }

  @Test("Of several notifications between two frames, only the last one is sent, once")
  func notifying() throws {
    let tree = LiveTree(
      Button(
        "Save",
        .tapped
          --> inContext {
            $0.notify("a"); $0.notify("b")
          }))
    let session = LiveSession(tree)
    _ = session.open()
    try tree.find(.button).tap()
    #expect(session.frames().map(\.text).joined().contains(#"[["y","b"]"#) && tree.notifiedText == "b")
    #expect(session.frames().isEmpty)
  }

  @Test(
    "A notification disappears after some seconds, whatever spaces its text has",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."),
    arguments: ["Saved ", " Saved  twice", "a\nb", "\t"])
  func leaving(text: String) async throws {
    let value = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    let messages = try await PageScript.messages(
      of: LiveSession(LiveTree(Label("a"))),
      after: """
        const note = document.querySelector("[role=status]"), words = () => note.innerHTML ? "shown" : "gone"
        await receive(JSON.stringify([1, 0, [["y", \(value)]]]))
        report(words())
        await new Promise(done => setTimeout(done, 4500))
        report(words())
        """)
    #expect(messages == ["shown", "gone"])
  }
}
