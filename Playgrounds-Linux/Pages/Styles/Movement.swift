import LiveTesting

extension Page {
  static let movement = Page(
    "movement", "Springs, transitions with their middle, and a tree that moves.", preview: { framesOfMovement }
  ) { print in
    print("Springs, at tenths of a second:")
    let springs: KeyValuePairs<String, Spring> = [
      "smooth": .smooth, "snappy": .snappy, "bouncy": .bouncy, "stiff": Spring(mass: 1, stiffness: 400, damping: 20),
    ]
    for (name, spring) in springs {
      let values = (0...8).map { percent(spring.value(target: 1, time: Double($0) / 10)) }
      print(" ", name, values.joined(separator: " "), "rests after \(percent(spring.settlingDuration)) hundredths")
    }

    print("\nA transition has a middle that is a widget:")
    for share in [0, 0.25, 0.5, 0.75, 1] { print(" ", card.at(share)) }

    print("\nA tree that moves, and is interrupted after 0.2 seconds:")
    let (isOpen, clock) = (Var(false), VirtualClock())
    let tree = LiveTree(
      Label(
        "Views", .width <-- isOpen.map { LayoutLength($0 ? 200 : 100) },
        .didEndAnimation --> { print("  at rest") }))
    tree.clock = clock
    @MainActor func step(_ milliseconds: Int) {
      clock.advance(by: .milliseconds(milliseconds))
      print("  width \((tree.root[Label.self]?.width?.points ?? 0).rounded())")
    }
    tree.changes(animated: .spring(.snappy)) { isOpen.set(true) }
    step(0)
    step(100)
    step(100)
    tree.changes(animated: .spring(.smooth), completion: { print("  finished: \($0)") }) { isOpen.set(false) }
    for _ in 0..<4 { step(50) }
    step(2_000)
  }

  private static func percent(_ value: Double) -> String { "\(Int((value * 100).rounded()))" }

  private static let card = Transition(
    from: Label("Closed", .backgroundColor(.systemRed), .layer.cornerRadius(0), .padding(4)),
    to: Label("Open", .backgroundColor(.systemBlue), .layer.cornerRadius(16), .padding(12)))

  /// The moments of a transition, and what shimmers or is blurred.
  @MainActor private static var framesOfMovement: any Widget {
    VStack(spacing: 8, .padding(16)) {
      for share in [0, 0.25, 0.5, 0.75, 1] { card.at(share) }
      Label("Loading", .shimmer())
      Label("Secret", .blur(radius: 4))
      View(.backgroundColor(.systemBlue), .height(60), .mask(View(.backgroundColor(.black), .cornerRadius(20))))
    }
  }
}
