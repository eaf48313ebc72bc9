import Foundation
import LiveTesting
import Testing
import Widgets

@testable import Terminal

@Suite("Links in a terminal")
@MainActor struct TerminalLinkTests {
  private func label(_ address: String, _ text: String = "the manual") -> Label {
    var attributed = AttributedString(text)
    attributed.link = URL(string: address)
    return Label(.attributedText(AttributedString("Read ") + attributed + AttributedString(" now.")), .numberOfLines(0))
  }

  /// The text of the cells of each link, by its address.
  private func links(_ stage: Stage) -> [String: String] {
    stage.terminal.rows.joined().reduce(into: [:]) { links, cell in
      if let link = cell.link { links[link, default: ""] += cell.text }
    }
  }

  @Test("A link is one link for the terminal, also if it is broken into lines")
  func text() {
    let address = "https://example.org/a?b=1;c=2"
    #expect(links(Stage(LiveTree(VStack { label(address) }), width: 40, height: 4)) == [address: "the manual"])
    #expect(links(Stage(LiveTree(VStack { label(address) }), width: 9, height: 4))[address]?.contains("manual") == true)
    let view = TextView(.attributedText(label(address).attributedText))
    #expect(links(Stage(LiveTree(view), width: 40, height: 4)) == [address: "the manual"])
  }

  @Test(
    "Addresses with other schemes, relative ones and very long ones are no links in a terminal",
    arguments: [
      "file:///etc/passwd", "javascript:alert(1)", "relative/path", "x-app://do",
      "https://example.org/" + String(repeating: "a", count: 3_000),
    ])
  func refused(address: String) {
    let stage = Stage(LiveTree(VStack { label(address) }))
    #expect(links(stage).isEmpty && stage.text.contains("the manual"))
  }

  @Test("A changed link is written again, and an unchanged one is not")
  func changes() {
    let address = Var("https://example.org/1")
    let stage = Stage(LiveTree { VStack { label(address.value) } })
    address.set("https://example.org/2")
    stage.show()
    #expect(links(stage) == ["https://example.org/2": "the manual"])
    stage.show()
    #expect(stage.bytes == 0)
  }

  @Test("The console of Linux and a printed preview have no links")
  func none() {
    let session = TerminalSession(
      LiveTree(VStack { label("https://example.org") }), width: 40, height: 4, environment: ["TERM": "linux"])
    #expect(!String(decoding: session.frame(), as: UTF8.self).contains("example.org"))
    #expect(!Preview.terminal(label("https://example.org"), width: 40, color: true).contains("example.org"))
  }
}
