import LivePreview
import LiveTesting
import Synchronization
import Testing

/// What the title of a page costs.
@MainActor
struct SessionTitleCostTests {
  @Test("A key in a page without a title does not search for one, however large the page is")
  func cost() throws {
    let reads = try [60, 240, 960].map { count in
      let tree = LiveTree(
        VStack {
          TextField()
          for _ in 0..<count { Probe() }
        })
      let visitor = Visitor(LiveSession(tree))
      let field = tree.find(TextField.self)
      try field.tap()
      try visitor.update()
      let before = Probe.reads.load(ordering: .relaxed)
      #expect(before > count)
      try field.type("a")
      try visitor.update()
      return Probe.reads.load(ordering: .relaxed) - before
    }
    #expect(reads[0] == reads[1] && reads[1] == reads[2], "\(reads)")
  }
}

/// A widget that counts how often its attributes are read.
private struct Probe: Widget {
  static let reads = Atomic(0)
  private var stored = ViewAttributes.fresh

  var attributes: Boxed<ViewAttributes> {
    get {
      Self.reads.wrappingAdd(1, ordering: .relaxed)
      return stored
    }
    set { stored = newValue }
  }
}
