import LiveTesting
import Testing

@testable import Live

@MainActor
struct MovingTrackTests {
  private let clock = VirtualClock()

  @Test("An animation that interrupts others does not retain them", arguments: [0.0, 0.5])
  func interruptions(_ delay: Double) throws {
    let opacity = Var(0.0)
    let animation = Animation.linear(duration: 1).delayed(by: delay)
    let tree = LiveTree(Label(.alpha <-- opacity, .animation(animation)))
    tree.clock = clock
    func change() -> AnimatedChange? {
      tree.tree.movement.mover?.movements[tree.root.id]?.tracks.first?.change
    }
    opacity.set(1)
    weak let first = change()
    #expect(first != nil)
    for number in [0.25, 0.75, 0.5] {
      clock.advance(by: .milliseconds(600))
      opacity.set(number)
    }
    clock.advance(by: .milliseconds(100))
    #expect(first == nil && change() != nil)
  }
}
