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
          "a change at once": Limit(6_500), "a change that moves": Limit(97_000, held: 114_000),
          "a change by an animation of their own": Limit(63_000, held: 77_000), "a frame": Limit(4_500),
          "a frame that is read": Limit(14_500, held: 18_900), "the last two frames": Limit(20_000),
        ],
        [
          moving("described and mounted", size, "at 0, then at 0", { MovingLabels(waiting: $0) }) { $0.mount(nil) },
          moving("the same with an animation", size, "at 0, then at 0", { MovingLabels(waiting: $0) }) {
            $0.mount(.snappy)
          },
          moving("a change at once", size, "at 1, then at 1", { MovingLabels($0) }) { $0.change() },
          moving("a change that moves", size, "at 0, then between", { MovingLabels($0) }) { $0.move() },
          moving("a change by an animation of their own", size, "at 0, then between", { MovingLabels($0, .snappy) }) {
            $0.change()
          },
          moving("a frame", size, "between, then between", { MovingLabels(moving: $0) }) { $0.frame() },
          moving("a frame that is read", size, "between, then between", { MovingLabels(moving: $0) }) {
            $0.readFrame()
          },
          moving("the last two frames", size, "at 1, then at 1", { MovingLabels(ending: $0) }) { $0.frame() },
        ])
    }
  }

  private static func moving(
    _ name: String, _ size: Int, _ meant: String, _ make: @MainActor (Int) -> MovingLabels,
    _ change: @escaping @MainActor (MovingLabels) -> Void
  ) -> Case {
    Case(name, of: size, meant: "\(size) labels \(meant)", make, change)
  }
}

@MainActor
private final class MovingLabels: Inspected {
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

  /// Returns where the labels are now, and where in the next frame.
  func inspect() -> String {
    let (count, now) = (places.count, place)
    frame()
    return "\(count) labels \(now), then \(place)"
  }

  private var places: [Double] { tree?.root.all.compactMap { $0[Label.self]?.alpha } ?? [] }

  private var place: String {
    if places.allSatisfy({ $0 == 0 }) { return "at 0" }
    if places.allSatisfy({ $0 == 1 }) { return "at 1" }
    return places.allSatisfy { $0 > 0 && $0 < 1 } ? "between" : "anywhere"
  }
}
