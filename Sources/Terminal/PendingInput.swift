import Live

/// The input that the run loop has taken and not handled yet, in its order.
internal struct PendingInput {
  /// A step of handling the input.
  enum Step: Hashable {
    /// Time has passed since the last input.
    case time
    /// The terminal has reported an event.
    case event(TerminalEvent)
    /// The terminal has another size.
    case resize
    /// The terminal is gone.
    case end
  }

  private var steps: [(step: Step, time: ContinuousClock.Instant)] = []

  /// The index of the next step, so that none of the others moves when it is taken.
  private var start = 0

  /// Whether nothing waits.
  var isEmpty: Bool { start == steps.count }

  /// Adds a step behind the others.
  mutating func add(_ step: Step, at time: ContinuousClock.Instant) { steps.append((step, time)) }

  /// Removes the next step, and returns it with the time at which it has arrived.
  mutating func next() -> (step: Step, time: ContinuousClock.Instant)? {
    guard start < steps.count else {
      (steps, start) = ([], 0)
      return nil
    }
    defer { start += 1 }
    return steps[start]
  }

  /// Drops pending input before a key that ends or suspends the program, or before the end of the terminal.
  ///
  /// Terminals that handle these keys themselves do so, too.
  ///
  /// - Complexity: O(*n*) for *n* steps.
  mutating func skipToEnd() {
    guard let end = steps[start...].firstIndex(where: \.step.isEnd) else { return }
    start = end
  }

  /// Removes a pending new size, and returns whether there is one. Former positions of the pointer are dropped.
  ///
  /// - Complexity: O(*n*) for *n* steps.
  mutating func takeResize() -> Bool {
    guard let last = steps[start...].lastIndex(where: { $0.step == .resize }) else { return false }
    let kept = steps[start..<last].filter { $0.step != .resize && !$0.step.isPointer }
    (steps, start) = (kept + steps[(last + 1)...], 0)
    return true
  }
}

extension PendingInput.Step {
  fileprivate var isEnd: Bool {
    self == .end || self == .event(.key("c" + .control)) || self == .event(.key("z" + .control))
  }

  fileprivate var isPointer: Bool { if case .event(.pointer) = self { true } else { false } }
}
