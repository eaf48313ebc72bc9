import Foundation
import LiveTesting
import Terminal
import Testing

@MainActor @Suite("The width and the height of a terminal") struct TerminalSizeClassTests {
  @Test("A terminal of fewer than 100 columns has a compact width, and a wider one a regular width, from the start")
  func sizeClass() throws {
    struct Width: Component {
      @Environment(\.horizontalSizeClass) var width
      var body: Children { Label("\(width)", .while(.compactWidth, .alpha(0.5))) }
    }
    let tree = LiveTree(VStack { Width() })
    let session = TerminalSession(tree, width: 99, height: 4)
    func shown() throws -> [String] {
      let label = try tree.find(Label.self).node()
      return [(label.appearance as? Label)?.text ?? "", "\((label.appearance as? Label)?.alpha ?? 0)"]
    }
    #expect(String(decoding: session.frame(), as: UTF8.self).contains("compact"))
    #expect(try shown() == ["compact", "0.5"])
    session.resize(width: 100, height: 4)
    #expect(String(decoding: session.frame(), as: UTF8.self).contains("regular"))
    #expect(try shown() == ["regular", "1.0"])
    session.resize(width: 80, height: 4)
    #expect(try shown() == ["compact", "0.5"])
  }

  @Test("A split view controller shows one screen if there is no space for two")
  func splitting() {
    let tree = LiveTree(
      SplitViewController {
        ViewController("Users") { Label("list") }
        ViewController("Ada") { Label("detail") }
      })
    let session = TerminalSession(tree, width: 80, height: 10)
    let frame = String(decoding: session.frame(), as: UTF8.self)
    #expect(frame.contains("detail") && !frame.contains("list"))
    session.resize(width: 120, height: 10)
    let wide = String(decoding: session.frame(), as: UTF8.self)
    #expect(wide.contains("detail") && wide.contains("list"))
  }

  @Test("A terminal of fewer than 20 rows is compact in height, so that a stack hides its bars there")
  func height() {
    let stack = NavigationController(.hidesBarsWhenVerticallyCompact(true)) {
      ViewController("Users") { Label("Ada") }
    }
    let session = TerminalSession(LiveTree(stack), width: 40, height: 19)
    let low = String(decoding: session.frame(), as: UTF8.self)
    #expect(low.contains("Ada") && !low.contains("Users"))
    session.resize(width: 40, height: 20)
    #expect(String(decoding: session.frame(), as: UTF8.self).contains("Users"))
    session.resize(width: 40, height: 10)
    #expect(!String(decoding: session.frame(), as: UTF8.self).contains("Users"))
  }

  @Test("A text that a handler copies is put on the pasteboard of the terminal, once")
  func copying() throws {
    let tree = LiveTree(Button("Copy", .tapped --> inContext { $0.copy("Grüße") }))
    let session = TerminalSession(tree, width: 80, height: 4)
    _ = session.frame()
    try tree.find(.button).tap()
    let text = Data("Grüße".utf8).base64EncodedString()
    #expect(String(decoding: session.frame(), as: UTF8.self).hasSuffix("\u{1B}]52;c;\(text)\u{7}"))
    #expect(!String(decoding: session.frame(), as: UTF8.self).contains("]52;"))
  }
}
