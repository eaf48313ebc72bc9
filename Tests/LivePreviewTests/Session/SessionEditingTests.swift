import Foundation
import LivePreview
import LiveTesting
import Testing

/// Edits that a page makes before it knows what the program has set.
@MainActor
struct SessionEditingTests {
  private let name = Var("")
  private let items = Var<[String]>([])
  private let session: LiveSession
  private let tree: LiveTree<Void>

  init() {
    let (name, items) = (name, items)
    tree = LiveTree(
      VStack {
        TextField(
          .text <--> name,
          .textSubmitted --> { text in
            items.set(items.value + [text])
            name.set("")
          })
        TextField(.text("fixed"), .shouldChangeCharacters { _, _, _ in false })
      })
    session = LiveSession(tree)
    _ = session.open()
  }

  /// Sends the next event, and returns its refusal.
  @discardableResult private func send(
    _ kind: String, on index: Int = 0, seen: Int = 0, _ place: [Int] = [], _ text: String? = nil, base: String? = nil
  ) throws -> SessionRefusal? {
    var message: [String: Any] = [
      "i": session.lastEvent + 1, "s": seen, "n": tree.root.children[index].id, "k": kind,
    ]
    message["r"] = place.isEmpty ? nil : place
    message["v"] = text
    message["b"] = base
    let data = try JSONSerialization.data(withJSONObject: message)
    return session.refusal(of: String(decoding: data, as: UTF8.self))
  }

  /// The texts that the next frame sets.
  private var sent: [String] {
    session.frames().flatMap { $0.text.matches(of: /"value":"([^"]*)"/).map { String($0.1) } }
  }

  @Test("Keys typed before the page knows that its field was cleared begin the next text")
  func clearing() throws {
    #expect(try send("edit", [0, 0, 0], "Aa", base: "") == nil)
    try send("submit")
    try send("edit", [2, 0, 2], "B")
    try send("edit", [3, 0, 3], "b")
    #expect(name.value == "Bb")
    try send("submit")
    #expect(items.value == ["Aa", "Bb"])
    // The page shows “AaBb”, and gets the text that it must merge with what has been typed since.
    #expect(sent == [""])
    // It knows that now.
    try send("edit", seen: session.lastFrame, [0, 0, 0], "Cc", base: "")
    #expect(name.value == "Cc")
  }

  @Test("Field texts that together exceed the limit are refused once, and the page gets the field again")
  func tooMuchText() throws {
    let tree = LiveTree(
      VStack {
        TextField(.accessibilityLabel("First"))
        TextField(.accessibilityLabel("Second"))
      })
    var limits = SessionLimits()
    limits.textBytes = 20
    let visitor = Visitor(LiveSession(tree, limits: limits))
    let (first, second) = (tree.root.children[0], tree.root.children[1])
    func send(_ kind: String, to node: Node, _ values: [String: Any] = [:]) throws {
      let message = ["i": visitor.session.lastEvent + 1, "s": visitor.seen, "n": node.id, "k": kind] as [String: Any]
      try visitor.send(message.merging(values) { $1 })
    }
    func type(_ text: String, _ place: [Int], in node: Node) throws {
      try send("focusin", to: node)
      try send("edit", to: node, ["r": place, "v": text])
    }
    try type("éééééé", [0, 0, 0], in: first)
    try visitor.update()
    #expect(throws: SessionRefusal.tooMuchText(bytes: 21)) { try type("123456789", [0, 0, 0], in: second) }
    #expect(first.text == "éééééé" && second.text == "")
    let frames = visitor.session.frames().map(\.text)
    try #require(frames.count == 2)
    #expect(frames[0].contains(#"["h",\#(second.id),"<i data-n="#), "\(frames)")
    #expect(frames[1].contains(#"["o",\#(second.id)]"#) && frames[1].contains("The text is too long"), "\(frames)")
    #expect(visitor.session.frames().isEmpty)
    try type("12345678", [0, 0, 0], in: second)
    #expect(second.text == "12345678")
    // Shorter texts are accepted, and give space.
    try type("", [0, 6, 6], in: first)
    try type("90123456", [8, 0, 8], in: second)
    #expect(second.text == "1234567890123456")
  }

  @Test("A one-line field shows the line breaks of its text as spaces, which stay when it is edited")
  func lineBreaks() throws {
    name.set("Save\nnow")
    #expect(sent == ["Save now"])
    #expect(try send("edit", seen: session.lastFrame, [8, 0, 8], "!", base: "Save now") == nil)
    #expect(name.value == "Save now!" && sent.allSatisfy { $0 == "Save now!" })
  }

  @Test("A frame corrects a field whose edit the program has changed or refused")
  func corrections() throws {
    try send("edit", [0, 0, 0], "a", base: "")
    name.set("")
    #expect(sent == [""])
    try send("edit", on: 1, [5, 0, 5], "x", base: "fixed")
    #expect(sent == ["fixed"])
    try send("edit", [0, 0, 0], "ok", base: "")
    #expect(sent.allSatisfy { $0 == "ok" })
    #expect(sent.isEmpty)
  }

  @Test("An edit at a position outside of the text is refused, and the page gets the text")
  func places() throws {
    name.set("Ada")
    _ = session.frames()
    for place in [[4, 0, 3], [0, 4, 3], [-1, 0, 3], [0, -1, 3], [0, 0, 4], [0, 0], [Int(1e15), 1, 3]] {
      #expect(try send("edit", place, "x", base: "Ada") == .malformed(place.count == 3 ? "“r”" : "“v”"))
      #expect(name.value == "Ada")
      #expect(sent == (place.count == 3 ? ["Ada"] : []))
    }
    #expect(session.refusal(of: #"{"i":99,"s":0,"r":[0.5]}"#) == .malformed("“r”"))
    #expect(session.refusal(of: #"{"i":99,"s":0,"b":1}"#) == .malformed("“b”"))
  }

  @Test("An edit of a long text waits until the page knows what the program has changed")
  func longTexts() throws {
    let long = String(repeating: "long 😀\r\n", count: 500)
    let (shown, count) = (long.replacing("\r\n", with: ""), 3_000)
    let sum = shown.unicodeScalars.reduce(Int32(0)) { $0 &* 31 &+ Int32(bitPattern: $1.value) }
    name.set(long)
    _ = session.frames()
    name.set("A " + long)
    let place = [count, 0, count, Int(sum)]
    for _ in 0..<2 {
      #expect(try send("edit", seen: 1, place, "x") == .outdated(frame: 1))
      #expect(session.lastEvent == 0 && name.value == "A " + long)
    }
    name.set(long)
    // A single line shows no line breaks.
    #expect(try send("edit", seen: 1, place, "x") == nil)
    #expect(name.value == shown + "x")
    _ = session.frames()
    // No frame will show the text that the page names.
    #expect(try send("edit", seen: session.lastFrame, place, "y") == .malformed("“r”"))
    #expect(session.lastEvent == 2 && sent == [shown + "x"])
  }

  @Test("A frame acknowledges a letter of a long text without the text, unless the page does not have it")
  func longRepetitions() throws {
    let long = String(repeating: "long ", count: 1_000)
    try send("edit", [0, 0, 0], long, base: "")
    try send("edit", [5_000, 0, 5_000], "x")
    #expect(session.frames().map(\.text) == ["[1,2,[]]"])
    #expect(session.frames().isEmpty && name.value == long + "x")
    try send("edit", seen: 1, [0, 0, 5_001], "a")
    name.set(long)
    #expect(sent == [long])
    // The page has not seen that yet.
    try send("edit", seen: 1, [5_002, 0, 5_002], "y")
    #expect(sent == [long + "y"])
  }

  @Test("A refused message does not use up its sequence number")
  func numbers() throws {
    #expect(session.refusal(of: #"{"i":1,"s":0,"k":"tap"}"#) == .malformed("“n” is missing"))
    #expect(session.lastEvent == 0)
    #expect(try send("edit", [0, 0, 0], "a", base: "") == nil)
  }
}
