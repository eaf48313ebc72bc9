import Foundation
import LivePreview
import LiveTesting
import TestSupport
import Testing

/// The caret of a field in a page whose text is refused or changed.
@MainActor
@Suite(.enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
struct SessionCaretTests {
  /// Returns where the caret is after a user has edited a text, and a frame has set another one.
  private func caret(after edited: String, at place: Int, set text: String) async throws -> String {
    let session = LiveSession(LiveTree(VStack { TextField(.text("abc"), .accessibilityLabel("Name")) }))
    let messages = try await PageScript.messages(
      of: session,
      after: """
        const field = document.querySelector("input"), id = +field.closest("[data-n]").dataset.n
        field.focus()
        field.value = "\(edited)"
        field.setSelectionRange(\(place), \(place))
        field.dispatchEvent(new Event("input", { bubbles: true }))
        await new Promise(done => setTimeout(done, 100))
        await receive(JSON.stringify([1, 2, [["s", id, { value: "\(text)" }]]]))
        report(`${field.value} ${field.selectionStart} ${field.selectionEnd}`)
        """)
    return messages.last { !$0.hasPrefix("{") } ?? ""
  }

  @Test("The caret stays at the edit in a text that is refused or changed")
  func edits() async throws {
    #expect(try await caret(after: "abXc", at: 3, set: "abc") == "abc 2 2")
    #expect(try await caret(after: "abXc", at: 3, set: "ABXC") == "ABXC 3 3")
    #expect(try await caret(after: "ac", at: 1, set: "abc") == "abc 2 2")
    #expect(try await caret(after: "abcdef", at: 5, set: "x") == "x 1 1")
  }

  @Test("The caret of a text that was too long is at the edit when the field is restored")
  func tooLong() async throws {
    let tree = LiveTree(VStack { TextField(.text("abcdef"), .accessibilityLabel("Name")) })
    var limits = SessionLimits()
    limits.textBytes = 10
    let session = LiveSession(tree, limits: limits)
    let id = tree.root.children[0].id
    _ = session.open()
    func send(_ text: String) -> SessionRefusal? { session.refusal(of: text) }
    #expect(send(#"{"i":1,"s":0,"n":\#(id),"k":"focusin"}"#) == nil)
    #expect(send(#"{"i":2,"s":0,"n":\#(id),"k":"edit","r":[3,1,6],"v":"123456789"}"#) == .tooMuchText(bytes: 14))
    let frames = session.frames().map(\.text)
    try #require(frames.count == 2)
    #expect(frames[1].contains(#"["o",\#(id),4]"#), "\(frames)")
    // The page of another session of the tree has the same elements.
    let messages = try await PageScript.messages(
      of: LiveSession(tree),
      after: """
        document.querySelector("input").focus()
        for (const frame of \(frames)) await receive(frame)
        const field = document.querySelector("input")
        report(`${document.activeElement == field} ${field.value} ${field.selectionStart}`)
        """)
    #expect(messages.last { !$0.hasPrefix("{") } == "true abcdef 4", "\(messages)")
  }
}
