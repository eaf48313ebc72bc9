import Foundation
import LiveTesting
import Preview
import TestSupport
import Testing

@testable import Live

@MainActor
@Suite("An animated change")
struct AnimatedChangeTests {
  private let clock = VirtualClock()
  private let width = Var(0.0)

  private func alpha(in tree: LiveTree<Void>) -> Double { tree.root[Label.self]?.alpha ?? -1 }

  @Test("A number moves on the clock of the tree, and is exactly at its end after the duration")
  func moves() {
    let opacity = Var(0.0)
    let tree = LiveTree(Label(.alpha <-- opacity))
    tree.clock = clock
    let changes = tree.changes(animated: .linear(duration: 1)) { opacity.set(1) }
    #expect(changes == [.set("Label", "alpha", from: 0.0, to: 1.0)])
    var seen = [alpha(in: tree)]
    for _ in 0..<5 {
      clock.advance(by: .milliseconds(250))
      seen.append(alpha(in: tree))
    }
    #expect(seen == [0, 0.25, 0.5, 0.75, 1, 1])
    #expect(clock.waiting == 0)
  }

  @Test("An animated value depends on the time alone, however the clock is advanced")
  func isExact() {
    let opacity = Var(0.0)
    let tree = LiveTree(Label(.alpha <-- opacity))
    tree.clock = clock
    tree.changes(animated: .bouncy) { opacity.set(0.5) }
    clock.advance(by: .milliseconds(7))
    clock.advance(by: .milliseconds(93))
    #expect(abs(alpha(in: tree) - 0.5 * Animation.bouncy.progress(at: 0.1)) < 1e-9)
    clock.advance(by: .seconds(10))
    #expect(alpha(in: tree) == 0.5)
  }

  @Test("A new description of the state is animated, also in widgets that nobody has read")
  func state() {
    let tree = LiveTree(0.0) { width in
      VStack { VStack { Label("bar", .width(LayoutLength(width)), .text("\(width)")) } }
    }
    tree.clock = clock
    tree.changes(animated: .linear(duration: 1)) { tree.state = 100 }
    clock.advance(by: .milliseconds(300))
    let label = tree.root.children[0].children[0][Label.self]
    #expect(abs((label?.width?.points ?? 0) - 30) < 1e-9)
    #expect(label?.text == "100.0")
    #expect("\(tree)".contains("width: 30"))
    #expect(Preview.svg(tree.widget) != Preview.svg(VStack { VStack { Label("100.0", .width(100)) } }))
  }

  @Test("Handlers and bindings have the new value from the start")
  func model() throws {
    let on = Var(false)
    var heard: [Double] = []
    let tree = LiveTree(Button("Go", .alpha <-- on.map { $0 ? 1 : 0.5 }, .tapped --> { _ in }))
    tree.clock = clock
    tree.changes(animated: .linear(duration: 1)) { on.set(true) }
    #expect(tree.root[Button.self]?.alpha == 0.5)
    tree.changes { tree.root.mounted.applyAny { heard.append(($0 as? Button)?.alpha ?? -1) } }
    #expect(heard == [1])
  }

  @Test("Colors and layers are animated")
  func looks() {
    let on = Var(false)
    let card = View(
      .backgroundColor <-- on.map { $0 ? .white : .black },
      .layer.cornerRadius <-- on.map { $0 ? 20 : 10 })
    let tree = LiveTree(card)
    tree.clock = clock
    tree.changes(animated: .linear(duration: 1)) { on.set(true) }
    clock.advance(by: .milliseconds(500))
    let view = tree.root[View.self]
    #expect(abs((view?.backgroundColor?.oklab.lightness ?? 0) - 0.5) < 0.001)
    #expect(view?.cornerRadius == 15)
  }

  @Test(
    "An interrupting animation starts with the present value and velocity", arguments: LongForm.batches(40, ofSteps: 6))
  func interruption(_ seeds: Range<Int>) {
    for seed in seeds { interrupt(seed) }
  }

  private func interrupt(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let animations: [Animation] = [
      .linear(duration: 1), .easeIn(duration: 0.7), .easeInOut(duration: 0.5), .smooth, .snappy, .bouncy,
      .spring(duration: 1, bounce: -0.4), .spring(Spring(mass: 1, stiffness: 100, damping: 10)),
    ]
    let place = Var(0.0)
    let tree = LiveTree(View(.layer.cornerRadius <-- place))
    tree.clock = clock
    func value() -> Double { tree.root[View.self]?.cornerRadius ?? .nan }
    let gap = 1e-5
    for _ in 0..<6 {
      let (target, animation) = (
        Double.random(in: -100...100, using: &random), animations.randomElement(using: &random)
      )
      let before = value()
      clock.advance(by: .seconds(gap))
      let present = value()
      tree.changes(animated: animation ?? .smooth) { place.set(target) }
      #expect(value() == present, "seed \(seed)")
      clock.advance(by: .seconds(gap))
      let (velocity, next) = ((present - before) / gap, (value() - present) / gap)
      // A movement from rest may start with a velocity, as a line does.
      if velocity != 0 { #expect(abs(next - velocity) < 5, "seed \(seed)") }
      clock.advance(by: .milliseconds(Int.random(in: 10...300, using: &random)))
    }
    clock.advance(by: .seconds(30))
    #expect(value() == place.value, "seed \(seed)")
    #expect(clock.waiting == 0, "seed \(seed)")
  }

  @Test("A change without an animation takes effect at once, and ends the animation of its property alone")
  func jump() {
    let (opacity, radius) = (Var(0.0), Var(0.0))
    var finished: [Bool] = []
    let tree = LiveTree(Label(.alpha <-- opacity, .cornerRadius <-- radius))
    tree.clock = clock
    tree.changes(animated: .linear(duration: 1), completion: { finished.append($0) }) {
      opacity.set(1)
      radius.set(10)
    }
    clock.advance(by: .milliseconds(500))
    opacity.set(0.1)
    #expect(alpha(in: tree) == 0.1)
    #expect(tree.root[Label.self]?.cornerRadius == 5)
    clock.advance(by: .seconds(1))
    #expect(tree.root[Label.self]?.cornerRadius == 10)
    #expect(finished == [false])
  }

  @Test("A delayed animation waits while the one that it interrupts continues")
  func delays() {
    let opacity = Var(0.0)
    let tree = LiveTree(Label(.alpha <-- opacity))
    tree.clock = clock
    tree.changes(animated: .linear(duration: 1)) { opacity.set(1) }
    clock.advance(by: .milliseconds(250))
    tree.changes(animated: .linear(duration: 1).delayed(by: 0.25)) { opacity.set(0) }
    tree.changes(animated: .linear(duration: 1).delayed(by: 0.25)) { opacity.set(0.5) }
    #expect(alpha(in: tree) == 0.25)
    clock.advance(by: .milliseconds(125))
    #expect(abs(alpha(in: tree) - 0.375) < 1e-9)
    clock.advance(by: .milliseconds(125))
    #expect(abs(alpha(in: tree) - 0.5) < 1e-9)
    clock.advance(by: .seconds(2))
    #expect(alpha(in: tree) == 0.5)
  }

  @Test("A delayed animation is replaced by a later one while it waits")
  func interruptedDelay() {
    let opacity = Var(0.0)
    let tree = LiveTree(Label(.alpha <-- opacity))
    tree.clock = clock
    tree.changes(animated: .linear(duration: 1).delayed(by: 0.25)) { opacity.set(1) }
    clock.advance(by: .milliseconds(125))
    tree.changes(animated: .linear(duration: 1).delayed(by: 1)) { opacity.set(0.5) }
    clock.advance(by: .milliseconds(500))
    #expect(alpha(in: tree) == 0)
    clock.advance(by: .milliseconds(1_000))
    #expect(abs(alpha(in: tree) - 0.25) < 1e-9)
  }

  @Test("A tree retains nothing of its animations when they have ended")
  func rests() {
    let opacity = Var(0.0)
    let tree = LiveTree(Label(.alpha <-- opacity))
    tree.clock = clock
    tree.changes(animated: .linear(duration: 1)) { opacity.set(1) }
    #expect(tree.tree.movement.mover != nil)
    clock.advance(by: .seconds(2))
    #expect(tree.tree.movement.mover == nil)
  }

  @Test("The completion and the events follow when all animations have ended, in the order of the nodes")
  func completion() {
    let log = Log()
    let on = Var(false)
    let tree = LiveTree(
      VStack {
        Label(.alpha <-- on.map { $0 ? 1 : 0 }, .didEndAnimation --> { log("first") })
        Label(.alpha <-- on.map { $0 ? 1 : 0 }, .didEndAnimation --> { log("second") })
        Label(.text <-- on.map { "\($0)" }, .didEndAnimation --> { log("text") })
      })
    tree.clock = clock
    tree.changes(animated: .linear(duration: 1), completion: { log("done \($0)") }) { on.set(true) }
    clock.advance(by: .milliseconds(999))
    #expect(log.lines == [])
    clock.advance(by: .milliseconds(1))
    #expect(log.lines == ["first", "second", "done true"])
    tree.changes(animated: .linear, completion: { log("nothing \($0)") }) {}
    #expect(log.lines.last == "nothing true")
  }

  @Test("A change in the completion can be animated again")
  func chains() {
    let opacity = Var(0.0)
    let tree = LiveTree(Label(.alpha <-- opacity))
    tree.clock = clock
    tree.changes(
      animated: .linear(duration: 1),
      completion: { _ in
        tree.changes(animated: .linear(duration: 1)) { opacity.set(0) }
      }
    ) { opacity.set(1) }
    clock.advance(by: .milliseconds(1500))
    #expect(abs(alpha(in: tree) - 0.5) < 1e-4)
  }

  @Test("A handler can animate the values that it sends")
  func handlers() throws {
    let opacity = Var(0.0)
    final class Place { var tree: LiveTree<Void>? }
    let place = Place()
    let button = Button(
      "Go", .alpha <-- opacity,
      .tapped --> { _ = place.tree?.changes(animated: .linear(duration: 1)) { opacity.set(0.6) } })
    opacity.set(0.2)
    let tree = LiveTree(button)
    tree.clock = clock
    place.tree = tree
    try tree.tap()
    clock.advance(by: .milliseconds(500))
    #expect(abs((tree.root[Button.self]?.alpha ?? 0) - 0.4) < 1e-9)
    opacity.set(1)
    #expect(tree.root[Button.self]?.alpha == 1)
  }

  @Test("With reduced motion, a widget is at its end at once, and its events follow")
  func reducedMotion() {
    let log = Log()
    let opacity = Var(0.0)
    let tree = LiveTree(
      VStack(.environment(\.isReduceMotionEnabled, true)) {
        Label(.alpha <-- opacity, .didEndAnimation --> { log("ended") })
      })
    tree.clock = clock
    tree.changes(animated: .linear(duration: 1), completion: { log("done \($0)") }) { opacity.set(1) }
    #expect(tree.root.children[0][Label.self]?.alpha == 1)
    #expect(log.lines == ["ended", "done true"])
    #expect(clock.waiting == 0)
  }

  @Test("A clock that replaces all others is also the clock of animations")
  func replacedTime() {
    let opacity = Var(0.0)
    let tree = LiveTree(Label(.alpha <-- opacity))
    clock.replacingTime { _ = tree.changes(animated: .linear(duration: 1)) { opacity.set(1) } }
    clock.advance(by: .milliseconds(500))
    #expect(alpha(in: tree) == 0.5)
  }

  @Test("Unmounting the tree ends its animations")
  func unmount() {
    let opacity = Var(0.0)
    let tree = LiveTree(Label(.alpha <-- opacity))
    tree.clock = clock
    tree.changes(animated: .linear(duration: 1)) { opacity.set(1) }
    tree.unmount()
    #expect(clock.waiting == 0)
  }

  @Test("Removing an animated widget lets the completion run")
  func removal() {
    let (rows, opacity) = (Var(Children { Label("A") }), Var(0.0))
    rows.set([Label(.alpha <-- opacity)])
    var finished: [Bool] = []
    let tree = LiveTree(View(.children <-- rows))
    tree.clock = clock
    tree.changes(animated: .linear(duration: 1), completion: { finished.append($0) }) { opacity.set(1) }
    rows.set([])
    clock.advance(by: .milliseconds(100))
    #expect(finished == [false])
    #expect(clock.waiting == 0)
  }

  @Test("Errors thrown inside an animated change are rethrown, and changes before them are animated")
  func errors() {
    struct Refusal: Error {}
    let opacity = Var(0.0)
    let tree = LiveTree(Label(.alpha <-- opacity))
    tree.clock = clock
    #expect(throws: Refusal.self) {
      try tree.changes(animated: .linear(duration: 1)) {
        opacity.set(1)
        throw Refusal()
      }
    }
    clock.advance(by: .milliseconds(500))
    #expect(alpha(in: tree) == 0.5)
  }

  @Test(
    "Changes with durations that make no sense or numbers that are not finite take effect at once",
    arguments: [.linear(duration: .nan), .linear(duration: -1), .spring(duration: 0), .spring(duration: .nan)]
      as [Animation])
  func hostile(_ animation: Animation) {
    let opacity = Var(0.0)
    let tree = LiveTree(Label(.alpha <-- opacity))
    tree.clock = clock
    tree.changes(animated: animation) { opacity.set(1) }
    #expect(alpha(in: tree) == 1)
    tree.changes(animated: .smooth) { opacity.set(.nan) }
    #expect(alpha(in: tree).isNaN)
    tree.changes(animated: .smooth) { opacity.set(.infinity) }
    #expect(alpha(in: tree) == .infinity)
    tree.changes(animated: .smooth) { opacity.set(0.5) }
    #expect(alpha(in: tree) == 0.5)
    #expect(clock.waiting == 0)
  }
}
