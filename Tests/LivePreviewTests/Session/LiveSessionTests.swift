import LivePreview
import LiveTesting
import Testing

@MainActor
struct LiveSessionTests {
  @Test("A click is a tap, and its consequences are in the next frame")
  func click() throws {
    let count = Var(0)
    let tree = LiveTree(
      VStack {
        Label(.text <-- count.map { "\($0)" })
        Button("More", .tapped --> { count.set(count.value + 1) })
      })
    let visitor = Visitor(LiveSession(tree))
    try visitor.act("tap", on: tree.find(.button("More")).node().id)
    #expect(count.value == 1)
    #expect(visitor.difference(from: tree) == nil)
    #expect(visitor.browser.look.contains(">1<"))
  }

  @Test("A frame with a changed text of 300 rows, or a step of a slider, has at most 100 bytes")
  func bytes() throws {
    let (text, value) = (Var("Ada"), Var(0.25))
    let tree = LiveTree(
      VStack {
        for index in 0..<300 { HStack { if index == 150 { Label(.text <-- text) } else { Label("\(index)") } } }
        Slider(.value <--> value)
      })
    let session = LiveSession(tree)
    _ = session.open()
    text.set("Grace")
    let frames = session.frames()
    #expect(frames.count == 1 && frames[0].text.utf8.count <= 100, "\(frames)")
    for step in 1...1_000 {
      value.set(Double(step) / 1_003)
      let frames = session.frames()
      #expect(frames.count == 1 && frames[0].text.utf8.count <= 100, "\(frames)")
      try session.acknowledge(session.lastFrame)
    }
  }

  @Test("Escape chooses the only action of an alert, and dismisses a sheet")
  func escape() throws {
    let tree = LiveTree(
      ViewController("Base") {
        Button(
          "Alert", .tapped --> inContext { try $0.present(AlertController("Saved", .actions([AlertAction("OK")]))) })
        Button("Sheet", .tapped --> inContext { try $0.present(ViewController("Sheet")) })
      })
    let visitor = Visitor(LiveSession(tree))
    for name in ["Alert", "Sheet"] {
      try visitor.act("tap", on: tree.find(.button(name)).node().id)
      #expect(tree.root.presented != nil)
      #expect(visitor.others.last == "n")
      try visitor.act("escape")
      #expect(tree.root.presented == nil)
      #expect(visitor.difference(from: tree) == nil)
    }
  }
}
