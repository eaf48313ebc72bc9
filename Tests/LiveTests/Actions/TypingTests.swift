import Foundation
import Live
import Testing

@MainActor
@Suite("Typing")
struct TypingTests {
  let log = Log()

  /// A text field that notes all that it asks, and all that happens to it.
  private func field(_ mods: Mod<TextField>...) -> TextField {
    let log = log
    return TextField(
      .logged(in: log),
      .shouldBeginEditing -- { _ in log.asked("shouldBeginEditing", true) },
      .shouldEndEditing -- { _ in log.asked("shouldEndEditing", true) },
      .shouldChangeCharacters -- { _, range, text in
        log.asked("shouldChangeCharacters \(range.location) \(range.length) \(text)", text != "-")
      },
      .shouldClear -- { _ in log.asked("shouldClear", true) },
      .shouldReturn -- { _ in log.asked("shouldReturn", true) }
    ).with(Mod(list: mods))
  }

  @Test("asks and tells in UIKit's order")
  func isInOrder() throws {
    let host = Host(field(.text -- "A"))
    try host.type("da")
    #expect(
      log.lines == [
        "shouldBeginEditing", "editingDidBegin", "shouldChangeCharacters 1 0 d", "editingChanged",
        "shouldChangeCharacters 2 0 a", "editingChanged",
      ])
    #expect((host.widget as? TextField)?.text == "Ada")
  }

  @Test("changes the text before it says so, and leaves out what a delegate declines")
  func changesText() throws {
    let host = Host(field(.textChanged() --> { [log] in log("text \($0)") }))
    try host.type("a-b")
    #expect(log.lines.filter { $0.hasPrefix("text") } == ["text a", "text ab"])
  }
}
