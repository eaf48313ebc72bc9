import Foundation
import LivePreview
import LiveTesting
import Testing

/// Texts that a page does not get.
@MainActor
struct SessionSecrecyTests {
  private let password = Var("")

  private func frames(_ session: LiveSession) -> String { session.frames().map(\.text).joined() }

  private func send(_ session: LiveSession, _ node: Node, _ place: [Int], _ text: String, base: String? = nil) throws {
    let base = base.map { #","b":"\#($0)""# } ?? ""
    let refusal = session.refusal(
      of: #"{"i":\#(session.lastEvent + 1),"s":0,"n":\#(node.id),"k":"edit","r":\#(place),"v":"\#(text)"\#(base)}"#)
    #expect(refusal == nil)
  }

  @Test("A secure text is neither in a page nor in a frame, whoever sets it")
  func secure() throws {
    let kinds: [@MainActor () -> any Widget] = [
      { [password] in TextField(.isSecureTextEntry(true), .text <--> password) },
      { [password] in TextField(.isSecureTextEntry(true), .clearButtonMode(.always), .text <--> password) },
      { [password] in SearchBar(.isSecureTextEntry(true), .text <--> password) },
      { [password] in TextView(.isSecureTextEntry(true), .text <--> password) },
    ]
    for kind in kinds {
      password.set("hunter2")
      let tree = LiveTree(VStack { kind() })
      let session = LiveSession(tree)
      #expect(!session.open().html.contains("hunter2"))
      let node = tree.root.children[0]
      // A page without the text replaces it.
      try send(session, node, [0, 0, 0], "se")
      #expect(password.value == "se")
      try send(session, node, [2, 0, 2], "cret")
      #expect(password.value == "secret")
      password.set("another")
      #expect(!frames(session).contains("another"))
      try #expect(!session.resume(from: -1).map(\.text).joined().contains("another"))
      #expect(!Preview.html(tree, as: .fragment).contains("another"))
    }
  }

  @Test("A secure field is cleared once when the program clears it, and keeps what is typed meanwhile")
  func clearing() throws {
    let tree = LiveTree(VStack { TextField(.isSecureTextEntry(true), .text <--> password) })
    let session = LiveSession(tree)
    _ = session.open()
    let node = tree.root.children[0]
    try send(session, node, [0, 0, 0], "secret")
    #expect(!frames(session).contains("value"))
    password.set("")
    #expect(frames(session).contains(#""value":"""#))
    #expect(frames(session).isEmpty)
    // The page has not known yet.
    try send(session, node, [6, 0, 6], "x")
    #expect(password.value == "x")
    try send(session, node, [1, 0, 1], "y", base: "x")
    #expect(password.value == "xy")
    password.set("")
    #expect(frames(session).contains(#""value":"""#))
  }
}
