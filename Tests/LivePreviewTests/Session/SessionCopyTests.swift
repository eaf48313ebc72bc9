import Foundation
import LivePreview
import LiveTesting
import Testing

@MainActor @Suite("Copying a text in a page") struct SessionCopyTests {
  @Test("A text that a handler copies is sent once, whatever it contains")
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

  @Test("The last notification since a frame is sent once")
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
}
