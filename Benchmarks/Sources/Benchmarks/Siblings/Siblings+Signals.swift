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
      // A value has been sent before, and none ends. Subscribers come in groups of as many as the size.
      Sibling(name, meant: { size, count in meant(name, count / size, of: size) }) { size in
        let (input, sum) = (Input<Int>(), Sum())
        let lifetimes = (0..<size).map { _ in apply(input.signal).subscribe { sum.add($0) } }
        var number = 0
        return { count in
          withExtendedLifetime(lifetimes) {
            let delivered = sum.deliveries {
              for _ in stride(from: 0, to: count, by: size) {
                number += 1
                input.send(number)
              }
            }
            return Effect { "\(delivered) deliveries of \(count)" }
          }
        }
      }
    }
  }

  /// Describes what an operator is meant to deliver to a number of subscribers when values are sent.
  private static func meant(_ name: String, _ sends: Int, of size: Int) -> String {
    let each =
      switch name {
      case "merge": 2 * sends
      case "collect": (sends + 1) / 10
      case "reduce": 0
      default: sends
      }
    return "\(each * size) deliveries of \(sends * size)"
  }

  private static var timed: [Sibling] {
    let operators: [(String, @MainActor (Signal<Int>, Duration, VirtualClock) -> Signal<Int>)] = [
      ("debounce", { $0.debounce(for: $1, clock: $2) }), ("delay", { $0.delay(for: $1, clock: $2) }),
      ("throttle", { $0.throttle(for: $1, clock: $2) }), ("throttleFirst", { $0.throttleFirst(for: $1, clock: $2) }),
      ("timeout", { $0.timeout(for: $1 + .seconds(100), clock: $2) }),
      ("collect", { $0.collect(for: $1, clock: $2).map(\.count) }),
    ]
    return operators.map { name, apply in
      Sibling(each: name) { size in
        let (clock, input, sum) = (VirtualClock(), Input<Int>(), Sum())
        let lifetimes = (0..<size).map { index in
          apply(input.signal, .milliseconds(1 + index * 7919 % size), clock).subscribe { sum.add($0) }
        }
        return { count in
          withExtendedLifetime(lifetimes) {
            sum.deliveries {
              for number in stride(from: 0, to: count, by: size) {
                input.send(number)
                clock.advance(by: .milliseconds(size))
              }
            }
          }
        }
      }
    }
  }

  private static var adapters: [Sibling] {
    [
      Sibling("StackAdapter, push and pop", meant: { size, _ in "\(size) elements, then \(size + 1)" }) { size in
        let stack = StackAdapter(Array(0..<size))
        return { count in
          for number in 0..<count {
            stack.push(number)
            stack.pop()
          }
          return Effect { inspectLength({ stack.value }, pushing: stack.push) }
        }
      },
      Sibling("ArrayAdapter, append and remove", meant: { size, _ in "\(size) elements, then \(size + 1)" }) { size in
        let list = ArrayAdapter(Array(0..<size))
        return { count in
          for number in 0..<count {
            list.send(.insert([number], at: [size]))
            list.send(.delete(at: [size]))
          }
          return Effect { inspectLength({ list.value }) { list.send(.insert([$0], at: [size])) } }
        }
      },
      Sibling("ArrayAdapter, update", meant: { "\($0) elements, the middle one is \($1)" }) { size in
        let list = ArrayAdapter(Array(0..<size))
        return { count in
          for number in 0..<count { list.send(.update([number + 1], at: [size / 2])) }
          return Effect { "\(list.value.count) elements, the middle one is \(list.value[size / 2])" }
        }
      },
      Sibling("Var of an array, set", meant: { "\($0) elements from \(1 - $1 % 2)" }) { size in
        let (first, second) = (Array(0..<size), Array(1...size))
        let list = Var(first)
        return { count in
          for number in 0..<count { list.set(number.isMultiple(of: 2) ? first : second) }
          return Effect { "\(list.value.count) elements from \(list.value[0])" }
        }
      },
    ]
  }

  private static var inner: [Sibling] {
    [
      Sibling(each: "a send to one of as many that are merged") { size in
        let (inputs, sum) = ((0..<size).map { _ in Input<Int>() }, Sum())
        let lifetime = Signal.merge(inputs.map(\.signal)).subscribe { sum.add($0) }
        return { count in
          withExtendedLifetime(lifetime) {
            sum.deliveries { for number in 0..<count { inputs[number % size].send(number) } }
          }
        }
      },
      Sibling(each: "a send to one of as many of a flatMap") { size in
        let (inputs, source, sum) = ((0..<size).map { _ in Input<Int>() }, Input<Int>(), Sum())
        let lifetime = source.signal.flatMap { inputs[$0].signal }.subscribe { sum.add($0) }
        for index in 0..<size { source.send(index) }
        return { count in
          withExtendedLifetime(lifetime) {
            sum.deliveries { for number in 0..<count { inputs[number % size].send(number) } }
          }
        }
      },
      Sibling(each: "subscribing and cancelling beside as many") { size in
        let (value, sum) = (Var(0), Sum())
        let lifetimes = (0..<size).map { _ in value.subscribe { sum.add($0) } }
        return { count in
          withExtendedLifetime(lifetimes) {
            sum.deliveries { for _ in 0..<count { value.subscribe { sum.add($0) }.cancel() } }
          }
        }
      },
    ]
  }
}
