import LivePreview
import LiveTesting
import TestSupport
import Testing

@MainActor
struct RandomSessionTests {
  @Test(
    "After random actions and reconnects, the page is that of a new session",
    arguments: LongForm.batches(12, ofSteps: 80))
  func random(seeds: Range<Int>) throws {
    var taken = 0
    for seed in seeds { try visit(seed: seed, &taken) }
    #expect(LongForm.hasTaken(taken, of: seeds, ofSteps: 80))
  }

  private func visit(seed: Int, _ taken: inout Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let sources = (0..<4).map { Var("source \($0)") }
    let tree = LiveTree(RandomWidgets.root(sources, &random))
    var limits = SessionLimits()
    limits.messagesPerSecond = 1_000_000
    limits.retainedBytes = seed.isMultiple(of: 2) ? 2_000 : 1_000_000
    let visitor = Visitor(LiveSession(tree, limits: limits))
    for step in 0..<80 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: sources.randomElement(using: &random)?.set("value \(Int.random(in: 0..<11, using: &random))")
      case 1: try tree.update(to: RandomWidgets.root(sources, &random))
      case 2:
        // These frames are lost.
        sources[0].set("lost \(Int.random(in: 0..<11, using: &random))")
        _ = visitor.session.frames()
        try visitor.reconnect()
      default: act(visitor, &random)
      }
      try visitor.update()
      taken += 1
      guard LongForm.compares(after: step, of: 80, seed: seed) else { continue }
      try #require(visitor.difference(from: tree) == nil, "seed \(seed), step \(step)")
      let renderer = HTMLRenderer()
      let lifetime = tree.render(with: renderer)
      try #require(visitor.browser.ids == Browser(renderer.html()).ids, "seed \(seed), step \(step)")
      withExtendedLifetime(lifetime) {}
    }
  }

  /// Sends a random event, which may be refused.
  private func act(_ visitor: Visitor, _ random: inout SeededGenerator) {
    let kinds = [
      "tap", "part", "press", "set", "step", "submit", "focusin", "focusout", "scroll", "row", "escape", "key",
    ]
    let values: [Any?] = [nil, true, false, 0, 1, -1, "0.3", "1", "a", "one", "Delete", [0, 1], [5, 9]]
    let kind = kinds.randomElement(using: &random) ?? ""
    let id = Int.random(in: 1..<60, using: &random)
    let part = Int.random(in: 0..<9, using: &random) == 0 ? id + 1 : nil
    try? visitor.act(kind, on: id, part: part, values.randomElement(using: &random) ?? nil)
  }

  /// An object that each row has.
  @MainActor private final class Tracked {
    static var count = 0
    init() { Self.count += 1 }
    isolated deinit { Self.count -= 1 }
  }

  @Test("Ten thousand events leave nothing behind in a session")
  func soak() throws {
    let rows = Var([0])
    let tree = LiveTree(
      VStack {
        Button("Next", .tapped --> { rows.set(rows.value.map { $0 + 1 }) })
        TextField(.text("x"))
        View(
          .children
            <-- rows.map { rows in
              Children(
                rows.map { row in
                  let tracked = Tracked()
                  return Button("\(row)", .key(WidgetKey(row)), .width(Double(row)), .tapped --> { _ = tracked })
                })
            })
      })
    var limits = SessionLimits()
    limits.messagesPerSecond = .max
    let session = LiveSession(tree, limits: limits)
    let first = session.open().html.utf8.count
    let (next, field) = (try tree.find(.button("Next")).node().id, try tree.find(TextField.self).node().id)
    var (most, mostObjects, refusals) = (0, 0, 0)
    for event in 1...10_000 {
      let action = event.isMultiple(of: 2) ? #""n":\#(next),"k":"tap""# : #""n":\#(field),"k":"set","v":"\#(event)""#
      if session.refusal(of: #"{"i":\#(event),"s":\#(session.lastFrame),\#(action)}"#) != nil { refusals += 1 }
      most = max(most, session.frames().first?.text.utf8.count ?? 0)
      mostObjects = max(mostObjects, Tracked.count)
    }
    #expect(refusals == 0 && most < 500)
    // The present row, and what descriptions and patches are compared with.
    #expect(mostObjects <= 4)
    // A new page has the rules of the present styles only.
    #expect(abs(session.open().html.utf8.count - first) < 50)
  }
}
