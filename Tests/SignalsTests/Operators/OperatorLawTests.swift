import TestSupport
import Testing

@testable import Signals

/// Each operator against a plain function of what has happened, for many random happenings.
@MainActor
struct OperatorLawTests {
  private final class Witness {}

  /// A subscription to an operator, with what it has heard.
  @MainActor private final class Listener {
    private(set) var heard: [Happening<String>] = []
    private var lifetime: Lifetime?
    private var remaining: Int

    init(_ signal: Signal<String>, cancellingAfter count: Int = .max) {
      remaining = count
      lifetime = signal.subscribe({ [unowned self] in add(.value($0)) }, onEnd: { [unowned self] in end($0) })
      if remaining <= 0 { lifetime?.cancel() }
    }

    private func end(_ end: End) {
      if case .finished = end { add(.finished) } else { add(.failed) }
    }

    private func add(_ happening: Happening<String>) {
      heard.append(happening)
      remaining -= 1
      if remaining <= 0 { lifetime?.cancel() }
    }

    func cancel() { lifetime?.cancel() }
  }

  @MainActor private struct Case {
    let inputs = (Input<Int>(), Input<Int>())
    let steps: [Step]

    init(_ dice: inout SeededGenerator) {
      var hasEnded = [false, false]
      steps = (0..<dice.roll(12)).compactMap { _ in
        let side = dice.roll(2)
        guard !hasEnded[side] else { return nil }
        let roll = dice.roll(12)
        hasEnded[side] = roll < 2
        return Step(isFirst: side == 0, happening: roll == 0 ? .finished : roll == 1 ? .failed : .value(roll / 2))
      }
    }

    func send(_ step: Step) {
      let input = step.isFirst ? inputs.0 : inputs.1
      switch step.happening {
      case .value(let value): input.send(value)
      case .finished: input.end()
      case .failed: input.end(.failed(Broken()))
      }
    }

    /// Returns a random case of steps that can follow on these.
    func continued(_ dice: inout SeededGenerator) -> [Step] {
      let rest = Case(&dice).steps
      return rest.filter { step in !steps.contains { $0.isFirst == step.isFirst && $0.happening.isEnd } }
    }

    var isUnheard: Bool { inputs.0.hub?.first == nil && inputs.1.hub?.first == nil }
  }

  private static let rounds = 200

  @Test("After random sends, each operator has delivered what its model computes", arguments: OperatorModel.all)
  func outcomes(_ model: OperatorModel) {
    var dice = SeededGenerator(seed: 1)
    for _ in 0..<Self.rounds {
      let random = Case(&dice)
      var signal: Signal<String>? = model.apply(random.inputs.0, random.inputs.1)
      let listener = signal.map { Listener($0) }
      for count in 0...random.steps.count {
        if count > 0 { random.send(random.steps[count - 1]) }
        #expect(listener?.heard == model.outcome(Array(random.steps.prefix(count))), "\(random.steps.prefix(count))")
      }
      signal = nil
      if listener?.heard.last?.isEnd == true { #expect(random.isUnheard, "An ended operator is still subscribed.") }
      listener?.cancel()
      #expect(random.isUnheard)
    }
    // It visits the lanes of the deepest graph of all tests, so it is not asked for each round.
    Turn.checkInvariants()
  }

  @Test("An operator cancels its subscription to a signal that can no longer affect it", arguments: OperatorModel.all)
  func cancelledSides(_ model: OperatorModel) {
    var dice = SeededGenerator(seed: 5)
    for _ in 0..<Self.rounds {
      let random = Case(&dice)
      let listener = Listener(model.apply(random.inputs.0, random.inputs.1))
      for step in random.steps { random.send(step) }
      for (isFirst, input) in [(true, random.inputs.0), (false, random.inputs.1)] where input.hub?.first != nil {
        let matters = (0..<300).contains { _ in
          let rest = random.continued(&dice)
          let others = rest.filter { $0.isFirst != isFirst }
          return model.outcome(random.steps + rest) != model.outcome(random.steps + others)
        }
        #expect(matters, "The \(isFirst ? "first" : "second") signal after \(random.steps)")
      }
      listener.cancel()
    }
  }

  @Test("A subscriber that cancels inside a delivery receives nothing more", arguments: OperatorModel.all)
  func cancelled(_ model: OperatorModel) {
    var dice = SeededGenerator(seed: 2)
    for _ in 0..<Self.rounds {
      let random = Case(&dice)
      let early = model.outcome([]).count
      let count = early + 1 + dice.roll(3)
      var signal: Signal<String>? = model.apply(random.inputs.0, random.inputs.1)
      let listener = signal.map { Listener($0, cancellingAfter: count) }
      signal = nil
      for step in random.steps { random.send(step) }
      #expect(listener?.heard == Array(model.outcome(random.steps).prefix(count)), "\(random.steps)")
      if listener?.heard.count == count { #expect(random.isUnheard) }
      listener?.cancel()
    }
    Turn.checkInvariants()
  }

  @Test("A value that is sent inside a delivery is delivered after it, in order", arguments: OperatorModel.all)
  func reentrant(_ model: OperatorModel) {
    var dice = SeededGenerator(seed: 3)
    for _ in 0..<Self.rounds {
      let random = Case(&dice)
      var rest = random.steps[...]
      // Some of what follows is sent inside each delivery of the operator, and the others outside.
      var deliveries = 0
      let signal = model.apply(random.inputs.0, random.inputs.1).map { text in
        deliveries += 1
        for _ in 0..<(deliveries % 3) { if let step = rest.popFirst() { random.send(step) } }
        return text
      }
      // A send at subscription is delivered after it.
      let listener = Listener(signal)
      while let step = rest.popFirst() { random.send(step) }
      #expect(listener.heard == model.outcome(random.steps), "\(random.steps)")
      listener.cancel()
    }
    Turn.checkInvariants()
  }

  @Test("Two subscriptions of an operator have separate states", arguments: OperatorModel.all)
  func twice(_ model: OperatorModel) {
    var dice = SeededGenerator(seed: 4)
    for _ in 0..<Self.rounds {
      let random = Case(&dice)
      let signal = model.apply(random.inputs.0, random.inputs.1)
      let listeners = [Listener(signal), Listener(signal)]
      for step in random.steps { random.send(step) }
      for listener in listeners { #expect(listener.heard == model.outcome(random.steps), "\(random.steps)") }
      for listener in listeners { listener.cancel() }
    }
  }

  @Test("The captures of a subscriber are released with its lifetime", arguments: OperatorModel.all, [false, true])
  func captures(_ model: OperatorModel, isEnded: Bool) {
    let inputs = (Input<Int>(), Input<Int>())
    weak var weakWitness: Witness?
    var lifetime: Lifetime?
    do {
      let witness = Witness()
      weakWitness = witness
      lifetime = model.apply(inputs.0, inputs.1).subscribe { _ in withExtendedLifetime(witness) {} }
    }
    for value in 1...3 {
      inputs.0.send(value)
      inputs.1.send(value)
    }
    if isEnded {
      inputs.0.end()
      inputs.1.end(.failed(Broken()))
    }
    lifetime = nil
    #expect(weakWitness == nil)
    #expect(inputs.0.hub?.first == nil && inputs.1.hub?.first == nil)
    withExtendedLifetime(lifetime) {}
  }
}
