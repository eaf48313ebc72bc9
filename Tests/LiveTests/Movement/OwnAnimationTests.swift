import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("An animation of a widget of its own")
struct OwnAnimationTests {
  private let clock = VirtualClock()

  @Test("A widget with an animation is animated whenever it changes, and its neighbors are not")
  func moves() {
    let opacity = Var(0.0)
    let log = Log()
    let tree = LiveTree(
      VStack {
        Label(.alpha <-- opacity, .animation(.linear(duration: 1)), .didEndAnimation --> { log("ended") })
        Label(.alpha <-- opacity)
      })
    tree.clock = clock
    opacity.set(1)
    clock.advance(by: .milliseconds(250))
    #expect(tree.root.children.map { $0[Label.self]?.alpha } == [0.25, 1])
    clock.advance(by: .seconds(1))
    #expect(tree.root.children.map { $0[Label.self]?.alpha } == [1, 1])
    #expect(log.lines == ["ended"])
    #expect(clock.waiting == 0)
    opacity.set(0)
    clock.advance(by: .milliseconds(250))
    #expect(tree.root.children.map { $0[Label.self]?.alpha } == [0.75, 0])
  }

  @Test("An animation of a widget replaces that of an animated change")
  func replaces() {
    let opacity = Var(0.0)
    let tree = LiveTree(Label(.alpha <-- opacity, .animation(.linear(duration: 2))))
    tree.clock = clock
    tree.changes(animated: .linear(duration: 1)) { opacity.set(1) }
    clock.advance(by: .milliseconds(500))
    #expect(tree.root[Label.self]?.alpha == 0.25)
  }

  @Test("A described change of a widget with an animation is animated, also if nobody has read the widget")
  func descriptions() {
    let tree = LiveTree(false) { isOn in
      VStack { VStack { Label("A", .alpha(isOn ? 1 : 0), .animation(.linear(duration: 1))) } }
    }
    tree.clock = clock
    tree.changes { tree.state = true }
    clock.advance(by: .milliseconds(500))
    #expect(tree.root.children[0].children[0][Label.self]?.alpha == 0.5)
  }

  @Test("A style of a state is animated when the state begins and ends")
  func states() throws {
    let tree = LiveTree(Button("Go", .while(.hovered, .alpha(0.5)), .animation(.linear(duration: 1))))
    tree.clock = clock
    try tree.hover()
    clock.advance(by: .milliseconds(500))
    #expect(tree.root[Button.self]?.alpha == 0.75)
  }

  @Test("A change by the user takes effect at once, without the widget's animation")
  func users() throws {
    let tree = LiveTree(Slider(.animation(.linear(duration: 1))))
    tree.clock = clock
    try tree.slide(to: 0.5)
    #expect(tree.root[Slider.self]?.value == 0.5)
    #expect(clock.waiting == 0)
  }

  @Test("With reduced motion, a change takes effect at once, and the event follows")
  func reducedMotion() {
    let opacity = Var(0.0)
    let log = Log()
    let tree = LiveTree(
      Label(
        .alpha <-- opacity, .animation(.smooth), .environment(\.isReduceMotionEnabled, true),
        .didEndAnimation --> { log("ended") }))
    tree.clock = clock
    opacity.set(1)
    #expect(tree.root[Label.self]?.alpha == 1)
    clock.advance(by: .milliseconds(1))
    #expect(log.lines == ["ended"])
  }
}
