import LivePreview
import TestSupport
import Testing

@MainActor
struct RandomPatchTests {
  @Test(
    "After any update, the patched page looks as a new one does, and a new one is the preview",
    arguments: LongForm.batches(20, ofSteps: 60))
  func equalsPreview(seeds: Range<Int>) throws {
    var taken = 0
    for seed in seeds { try patch(seed: seed, &taken) }
    #expect(LongForm.hasTaken(taken, of: seeds, ofSteps: 60))
  }

  private func patch(seed: Int, _ taken: inout Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let sources = (0..<4).map { Var("source \($0)") }
    let liveTree = LiveTree(RandomWidgets.root(sources, &random))
    let (patched, fresh) = (HTMLRenderer(), HTMLRenderer())
    let lifetimes = [liveTree.render(with: patched), liveTree.render(with: fresh)]
    let browser = Browser(patched.html())
    for step in 0..<60 {
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        sources.randomElement(using: &random)?.set("value \(Int.random(in: 0..<11, using: &random))")
      }
      if Bool.random(using: &random) {
        try liveTree.update(to: RandomWidgets.root(sources, &random))
      }
      let patches = patched.patches()
      try browser.apply(patches)
      taken += 1
      guard LongForm.compares(after: step, of: 60, seed: seed) else { continue }
      let look = Browser(Preview.html(liveTree.widget, as: .fragment)).look
      try #require(Browser.difference(browser.look, look) == nil, "seed \(seed), step \(step): \(patches)")
      try #require(Browser.difference(Browser(fresh.html()).look, look) == nil, "seed \(seed), step \(step)")
    }
    #expect(patched.html() == fresh.html(), "seed \(seed)")
    withExtendedLifetime(lifetimes) {}
  }
}
