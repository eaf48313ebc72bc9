import Signals

extension Siblings {
  static var signals: [Group] {
    [
      group("operators, for each of as many subscribers of one input", operators),
      // A clock keeps its timers in a heap.
      group("operators over time, for each of as many timers", goal: 1.5, timed),
      group("adapters of as many elements, each time", count: 2_000, adapters),
      group("signals of signals, each time", count: 2_000, inner),
    ]
  }

  private typealias Operator = @MainActor (Signal<Int>) -> Signal<Int>

  private static var operators: [Sibling] {
    let operators: [(String, Operator)] = [
      ("none", { $0 }), ("map", { $0.map { $0 &+ 1 } }), ("tryMap", { $0.tryMap { $0 &+ 1 } }),
      ("filter", { $0.filter { $0 != -1 } }), ("compactMap", { $0.compactMap { $0 } }),
      ("scan", { $0.scan(0) { $0 &+ $1 } }), ("removeDuplicates", { $0.removeDuplicates() }),
      ("prefix", { $0.prefix(1 << 40) }), ("drop", { $0.drop(1) }), ("prepend", { $0.prepend(1) }),
      ("share", { $0.share() }), ("share(replay:)", { $0.share(replay: 1) }),
      ("catch", { signal in signal.catch { _ in signal } }), ("merge", { $0.merge($0) }),
      ("combineLatest", { $0.combineLatest($0) { $0 &+ $1 } }),
      ("withLatestFrom", { $0.withLatestFrom($0) { $0 &+ $1 } }),
      ("flatMap", { $0.prefix(1).merge($0.flatMap { Signal.just($0) }) }),
      ("flatMapLatest", { $0.flatMapLatest { Signal.just($0) } }),
      ("transform", { $0.transform { downstream in Signals.Operator<Int> { downstream.send($0 &+ 1) } } }),
      ("pairwise", { $0.pairwise().map { $0 &+ $1 } }), ("drop(while:)", { $0.drop { $0 == -1 } }),
      ("prefix(while:)", { $0.prefix { $0 != -1 } }), ("prefix(until:)", { $0.prefix(until: Signal<Int>.never) }),
      ("collect", { $0.collect(10).map(\.count) }), ("reduce", { $0.reduce(0) { $0 &+ $1 } }),
      ("append", { $0.append(1) }), ("concat", { Signal.concat([$0, $0]) }), ("retry", { $0.retry() }),
      ("sample", { $0.sample($0) }), ("zip", { $0.zip($0) { $0 &+ $1 } }),
      ("combineLatest of a list", { Signal.combineLatest([$0, $0]).map { $0[0] } }),
      ("materialize", { $0.materialize().dematerialize() }), ("handleEvents", { $0.handleEvents(onValue: { _ in }) }),
      ("replay", { $0.replay() }),
    ]
    return operators.map { name, apply in
      Sibling(
        name,
        { size in
          let (input, sum) = (Input<Int>(), Sum())
          let lifetimes = (0..<size).map { _ in apply(input.signal).subscribe { sum.add($0) } }
          return { count in
            withExtendedLifetime(lifetimes) {
              for number in stride(from: 0, to: count, by: size) { input.send(number) }
            }
          }
        }
      )
    }
  }

  private static var timed: [Sibling] {
    let operators: [(String, @MainActor (Signal<Int>, Duration, VirtualClock) -> Signal<Int>)] = [
      ("debounce", { $0.debounce(for: $1, clock: $2) }), ("delay", { $0.delay(for: $1, clock: $2) }),
      ("throttle", { $0.throttle(for: $1, clock: $2) }), ("throttleFirst", { $0.throttleFirst(for: $1, clock: $2) }),
      ("timeout", { $0.timeout(for: $1 + .seconds(100), clock: $2) }),
      ("collect", { $0.collect(for: $1, clock: $2).map(\.count) }),
    ]
    return operators.map { name, apply in
      Sibling(
        name,
        { size in
          let (clock, input, sum) = (VirtualClock(), Input<Int>(), Sum())
          let lifetimes = (0..<size).map { index in
            apply(input.signal, .milliseconds(1 + index * 7919 % size), clock).subscribe { sum.add($0) }
          }
          return { count in
            withExtendedLifetime(lifetimes) {
              for number in stride(from: 0, to: count, by: size) {
                input.send(number)
                clock.advance(by: .milliseconds(size))
              }
            }
          }
        }
      )
    }
  }

  private static var adapters: [Sibling] {
    [
      Sibling(
        "StackAdapter, push and pop",
        { size in
          let stack = StackAdapter(Array(0..<size))
          return { count in
            for number in 0..<count {
              stack.push(number)
              stack.pop()
            }
          }
        }
      ),
      Sibling(
        "ArrayAdapter, append and remove",
        { size in
          let list = ArrayAdapter(Array(0..<size))
          return { count in
            for number in 0..<count {
              list.send(.insert([number], at: [size]))
              list.send(.delete(at: [size]))
            }
          }
        }
      ),
      Sibling(
        "ArrayAdapter, update",
        { size in
          let list = ArrayAdapter(Array(0..<size))
          return { count in for number in 0..<count { list.send(.update([number], at: [size / 2])) } }
        }
      ),
      Sibling(
        "Var of an array, set",
        { size in
          let (first, second) = (Array(0..<size), Array(1...size))
          let list = Var(first)
          return { count in for number in 0..<count { list.set(number.isMultiple(of: 2) ? first : second) } }
        }
      ),
    ]
  }

  private static var inner: [Sibling] {
    [
      Sibling(
        "a send to one of as many that are merged",
        { size in
          let (inputs, sum) = ((0..<size).map { _ in Input<Int>() }, Sum())
          let lifetime = Signal.merge(inputs.map(\.signal)).subscribe { sum.add($0) }
          return { count in
            withExtendedLifetime(lifetime) { for number in 0..<count { inputs[number % size].send(number) } }
          }
        }
      ),
      Sibling(
        "a send to one of as many of a flatMap",
        { size in
          let (inputs, source, sum) = ((0..<size).map { _ in Input<Int>() }, Input<Int>(), Sum())
          let lifetime = source.signal.flatMap { inputs[$0].signal }.subscribe { sum.add($0) }
          for index in 0..<size { source.send(index) }
          return { count in
            withExtendedLifetime(lifetime) { for number in 0..<count { inputs[number % size].send(number) } }
          }
        }
      ),
      Sibling(
        "subscribing and cancelling beside as many",
        { size in
          let (value, sum) = (Var(0), Sum())
          let lifetimes = (0..<size).map { _ in value.subscribe { sum.add($0) } }
          return { count in
            withExtendedLifetime(lifetimes) {
              for _ in 0..<count { value.subscribe { sum.add($0) }.cancel() }
            }
          }
        }
      ),
    ]
  }
}
