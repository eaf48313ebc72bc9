import LiveTesting

@MainActor
extension Group {
  /// Labels that move, in instructions a label.
  static func movement(of sizes: [Int] = [20, 200, 2_000]) -> [Group] {
    sizes.map { size in
      Group(
        "\(size) labels that move", count: size,
        limits: [
          "described and mounted": Limit(19_000), "the same with an animation": Limit(16_500),
          "a change at once": Limit(6_500), "a change that moves": Limit(97_000),
          "a change by an animation of their own": Limit(63_000), "a frame": Limit(4_500),
          "a frame that is read": Limit(14_500), "the last two frames": Limit(20_000),
        ],
        [
          Case("described and mounted", of: size, { MovingLabels(waiting: $0) }) { $0.mount(nil) },
          Case("the same with an animation", of: size, { MovingLabels(waiting: $0) }) { $0.mount(.snappy) },
          Case("a change at once", of: size, { MovingLabels($0) }) { $0.change() },
          Case("a change that moves", of: size, { MovingLabels($0) }) { $0.move() },
          Case("a change by an animation of their own", of: size, { MovingLabels($0, .snappy) }) { $0.change() },
          Case("a frame", of: size, { MovingLabels(moving: $0) }) { $0.frame() },
          Case("a frame that is read", of: size, { MovingLabels(moving: $0) }) { $0.readFrame() },
          Case("the last two frames", of: size, { MovingLabels(ending: $0) }) { $0.frame() },
        ])
    }
  }
}

@MainActor
private final class MovingLabels {
  private let count: Int
  private let opacity = Var(0.0)
  private let clock = VirtualClock()
  private var tree: LiveTree<Void>?

  init(waiting count: Int) { self.count = count }

  convenience init(_ count: Int, _ animation: Animation? = nil) {
    self.init(waiting: count)
    mount(animation)
    _ = tree?.widget
  }

  convenience init(moving count: Int) {
    self.init(count)
    move()
    clock.advance(by: .milliseconds(20))
    _ = tree?.widget
  }

  convenience init(ending count: Int) {
    self.init(count)
    move(for: 0.02)
  }

  func mount(_ animation: Animation?) {
    tree = LiveTree(VStack { for _ in 0..<count { Label(.alpha <-- opacity, .animation(animation)) } })
    tree?.clock = clock
  }

  func change() { opacity.set(1) }

  func move(for duration: Double = 10) {
    tree?.changes(animated: .linear(duration: duration)) { opacity.set(1) }
  }

  func frame() { clock.advance(by: .milliseconds(20)) }

  func readFrame() {
    frame()
    _ = tree?.widget
  }
}
