import LivePreview
import LiveTesting
import Testing

@MainActor
@Suite("An animated change of a page")
struct MovementPatchTests {
  @Test("A page gets the final value with a transition at once, and loses the transition when the animation ends")
  func transition() {
    let (opacity, clock) = (Var(0.25), VirtualClock())
    let tree = LiveTree(VStack { Label("A", .alpha <-- opacity) })
    tree.clock = clock
    let renderer = HTMLRenderer()
    let lifetime = tree.render(with: renderer)
    _ = renderer.html()
    tree.changes(animated: .easeOut(duration: 1)) { opacity.set(0.75) }
    let begin = "\(renderer.patches())"
    #expect(begin.contains("opacity:0.75;transition:all 1s ease-out"))
    clock.advance(by: .milliseconds(500))
    #expect(renderer.patches() == [])
    clock.advance(by: .milliseconds(500))
    let end = "\(renderer.patches())"
    #expect(end.contains("opacity:0.75\""))
    #expect(!end.contains("transition"))
    #expect(renderer.html() == fresh(tree))
    lifetime.cancel()
  }

  @Test("A page opened during an animation gets its final value, and a preview shows the present value")
  func late() {
    let (opacity, clock) = (Var(0.25), VirtualClock())
    let tree = LiveTree(Label("A", .alpha <-- opacity))
    tree.clock = clock
    tree.changes(animated: .linear(duration: 1)) { opacity.set(0.75) }
    clock.advance(by: .milliseconds(500))
    #expect(fresh(tree).contains("opacity:0.75;transition:all 1s linear"))
    #expect(Preview.html(tree.widget).contains("opacity:0.5"))
  }

  private func fresh(_ tree: LiveTree<Void>) -> String {
    let renderer = HTMLRenderer()
    let lifetime = tree.render(with: renderer)
    defer { lifetime.cancel() }
    return renderer.html()
  }
}
