import Testing

@testable import Signals

@MainActor
struct FeedbackTests {
  private let first = Var(1)
  private let second = Var(2)
  private let errors = Log<FeedbackError>()

  private func listen(to variable: Var<Int>) -> Lifetime {
    variable.failures.compactMap { $0 as? FeedbackError }.subscribe(errors.add)
  }

  @Test("A variable that its subscriber sets forever is stopped with an error that names it, and works afterwards")
  func oneself() {
    Rounds.limit = 1_000
    defer { Rounds.limit = FeedbackError.limit }
    let listening = listen(to: first)
    let lifetime = first.subscribe { first.set($0) }
    #expect(errors.values.map(\.cycle) == [["Var<Int>(1)"]])
    lifetime.cancel()
    first.set(5)
    #expect(first.value == 5 && errors.values.count == 1)
    withExtendedLifetime(listening) {}
  }

  @Test("Two variables that set each other forever are stopped with an error that names both")
  func twoVariables() {
    let listening = [listen(to: first), listen(to: second)]
    let log = Log<Int>()
    let lifetimes = [first.bind(to: second), log.subscribe(to: first), second.bind(to: first)]
    #expect(errors.values.count == 2)
    for error in errors.values { #expect(error.cycle.sorted() == ["Var<Int>(1)", "Var<Int>(1)"]) }
    #expect(first.value == 1 && second.value == 1 && log.values.last == 1)
    for lifetime in lifetimes { lifetime.cancel() }
    second.set(7)
    #expect(first.value == 1 && errors.values.count == 2)
    withExtendedLifetime(listening) {}
  }

  @Test("Two-way conversions that disagree are stopped, and subscribers have received the final values")
  func flipFlop() {
    Rounds.limit = 1_000
    defer { Rounds.limit = FeedbackError.limit }
    let listening = listen(to: second)
    let (firsts, seconds) = (Log<Int>(), Log<Int>())
    let lifetimes = [
      firsts.subscribe(to: first), seconds.subscribe(to: second),
      first.map { $0 + 1 }.bind(to: second), second.map { -$0 }.bind(to: first),
    ]
    #expect(errors.values.count == 1)
    #expect(firsts.values.last == first.value && seconds.values.last == second.value)
    withExtendedLifetime((listening, lifetimes)) {}
  }

  @Test("Values that leave a feedback cycle are delivered, and are not named in its error")
  func bystanders() {
    Rounds.limit = 1_000
    defer { Rounds.limit = FeedbackError.limit }
    let listening = listen(to: first)
    let other = Var(0)
    let lifetimes = [
      first.bind(to: other), first.subscribe { first.set(($0 + 1) % 1000) },
    ]
    #expect(errors.values.count == 1 && errors.values.first?.cycle.count == 1)
    #expect(other.value == first.value)
    withExtendedLifetime((listening, lifetimes)) {}
  }

  @Test("A feedback cycle through a source without state is stopped", arguments: [true, false])
  func withoutState(hasVariable: Bool) {
    Rounds.limit = 1_000
    defer { Rounds.limit = FeedbackError.limit }
    let listening = listen(to: first)
    var count = 0
    var downstreams: [Downstream<Int>] = []
    let source = Signal<Int>.create { downstream in
      downstreams.append(downstream)
      return first.subscribe { downstream.send($0) }
    }
    let lifetime = source.subscribe { value in
      count += 1
      // A test that fails must end, too.
      if count > 10_000 { return }
      if hasVariable { first.set(value) } else { downstreams[0].send(value) }
    }
    #expect(count < 10_000)
    #expect(errors.values.count == (hasVariable ? 1 : 0))
    withExtendedLifetime((listening, lifetime)) {}
  }

  @Test("A feedback cycle through a timer of no duration is stopped")
  func timers() {
    Rounds.limit = 1_000
    defer { Rounds.limit = FeedbackError.limit }
    let listening = listen(to: first)
    var count = 0
    let lifetime = first.delay(for: .zero, clock: VirtualClock()).subscribe {
      count += 1
      if count < 10_000 { first.set($0) }
    }
    #expect(errors.values.map(\.cycle) == [["Var<Int>(1)"]])
    withExtendedLifetime((listening, lifetime)) {}
  }

  @Test("A feedback cycle that grows with each round is stopped")
  func growing() {
    Rounds.limit = 1_000
    defer { Rounds.limit = FeedbackError.limit }
    let listening = listen(to: first)
    let lifetimes = (0..<40).map { _ in first.drop(1).bind(to: first) }
    first.set(3)
    #expect(errors.values.map(\.cycle) == [["Var<Int>(3)"]])
    withExtendedLifetime((listening, lifetimes)) {}
  }

  @Test("The error of a long feedback cycle names it in the order of its sends")
  func ring() throws {
    let ring = (0..<500).map { Var($0) }
    let listening = listen(to: ring[7])
    let lifetimes = ring.indices.map { index in
      ring[index].drop(1).map { _ in (index + 1) % 500 }.bind(to: ring[(index + 1) % 500])
    }
    ring[0].set(0)
    let error = try #require(errors.values.first)
    #expect(error.cycle.count == 500 && Set(error.cycle).count == 500)
    #expect(error.description.hasSuffix("… and 492 more."))
    withExtendedLifetime((listening, lifetimes)) {}
  }

  @Test("A feedback cycle that the handler of its error starts again is stopped after a few times")
  func insisting() {
    Rounds.limit = 1_000
    defer { Rounds.limit = FeedbackError.limit }
    let lifetimes = [
      first.failures.subscribe {
        if let error = $0 as? FeedbackError { errors.add(error) }
        first.set(0)
      },
      first.subscribe { first.set($0) },
    ]
    #expect((1...3).contains(errors.values.count))
    withExtendedLifetime(lifetimes) {}
  }

  @Test("A feedback cycle of inputs and signals is stopped, and later sends are delivered")
  func inputs() {
    Rounds.limit = 1_000
    defer { Rounds.limit = FeedbackError.limit }
    let (input, echo) = (Input<Int>(), Input<Int>())
    var count = 0
    let lifetimes = [
      input.signal.subscribe { _ in count += 1 }, input.signal.bind(to: echo), echo.signal.bind(to: input),
    ]
    input.send(1)
    #expect(count >= 500)
    lifetimes[2].cancel()
    count = 0
    input.send(2)
    #expect(count == 1)
  }

  @Test("A combination that is its own upstream signal is stopped")
  func ownCombination() {
    Rounds.limit = 1_000
    defer { Rounds.limit = FeedbackError.limit }
    let box = Input<Signal<Int>>()
    var signal = Signal<Int>.never
    signal = first.combineLatest(box.signal.flatMapLatest { $0 }.prepend(0)) { $0 &+ $1 }.share(replay: 1)
    let log = Log<Int>()
    let lifetime = log.subscribe(to: signal)
    box.send(signal)
    first.set(2)
    #expect(!log.values.isEmpty)
    lifetime.cancel()
  }

  @Test("Two combinations that are upstream of each other are stopped")
  func twoCombinations() {
    Rounds.limit = 1_000
    defer { Rounds.limit = FeedbackError.limit }
    let box = Input<Signal<Int>>()
    let echo = second.combineLatest(box.signal.flatMap { $0 }.prepend(0)) { $0 &+ $1 }.share(replay: 1)
    let signal = first.combineLatest(echo) { $0 &+ $1 }.share(replay: 1)
    let log = Log<Int>()
    let lifetime = log.subscribe(to: signal)
    box.send(signal)
    #expect(log.values.count > 1)
    lifetime.cancel()
  }

  @Test("A long chain of sends through different inputs is no feedback cycle")
  func longWay() {
    Rounds.limit = 1_000
    defer { Rounds.limit = FeedbackError.limit }
    let inputs = (0...Rounds.limit + 10).map { _ in Input<Int>() }
    let lifetimes = zip(inputs, inputs.dropFirst()).map { $0.signal.bind(to: $1) }
    let log = Log<Int>()
    let lifetime = log.subscribe(to: inputs[inputs.count - 1])
    inputs[0].send(1)
    #expect(log.values == [1])
    withExtendedLifetime((lifetimes, lifetime)) {}
  }
}
