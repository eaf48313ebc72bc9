import Foundation
import LivePreview
import LiveTesting
import Testing

/// What the messages of a page may cost.
@MainActor
struct SessionWorkTests {
  private func set(_ session: LiveSession, _ node: Node, _ text: String) -> SessionRefusal? {
    session.refusal(
      of: #"{"i":\#(session.lastEvent + 1),"s":0,"n":\#(node.id),"k":"set","v":"\#(text)"}"#)
  }

  @Test(
    "A long text arrives as one change, also if it is appended, and a few letters as typed characters",
    arguments: [16_000, 256_000])
  func changes(_ size: Int) throws {
    var changes = 0
    let field = TextField(
      .shouldChangeCharacters { _, _, _ in
        changes += 1
        return true
      })
    let tree = LiveTree(VStack { field })
    var limits = SessionLimits()
    (limits.messageBytes, limits.workPerSecond) = (1 << 20, 1 << 24)
    let session = LiveSession(tree, limits: limits)
    _ = session.open()
    let node = tree.root.children[0]
    let text = String(repeating: "a", count: size)
    #expect(set(session, node, text) == nil && node.text == text && changes == 1)
    #expect(set(session, node, text + text) == nil && node.text == text + text && changes == 2)
    #expect(set(session, node, text + text + "bc") == nil && node.text == text + text + "bc" && changes == 4)
    #expect(set(session, node, "d") == nil && node.text == "d" && changes == 5)
  }

  @Test("Messages are also limited by their work, and a pause restores at most the work of one second")
  func allowance() throws {
    let tree = LiveTree(VStack { TextField() })
    let clock = VirtualClock()
    var limits = SessionLimits()
    (limits.messagesPerSecond, limits.workPerSecond) = (1_000, 100_000)
    let session = LiveSession(tree, limits: limits, clock: clock)
    _ = session.open()
    let node = tree.root.children[0]
    let text = String(repeating: "a", count: 10_000)
    func accepted() -> Int { (0..<100).count { _ in set(session, node, text) == nil } }
    // The first text changes an empty one.
    #expect(accepted() == 6)
    #expect(set(session, node, "a") == .tooManyMessages)
    clock.advance(by: .milliseconds(500))
    #expect(2...3 ~= accepted())
    clock.advance(by: .seconds(100_000))
    #expect(5...6 ~= accepted())
    clock.advance(by: .milliseconds(1))
    #expect(set(session, node, "a") == .tooManyMessages)
    clock.advance(by: .seconds(1))
    #expect(set(session, node, "a") == nil)
  }
}
