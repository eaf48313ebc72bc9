import Floor
import Signals

/// Graphs of signals at several sizes. Costs are per combination, cell, timer or send, and do not depend on the size.
@MainActor
enum Graphs {
  static var groups: [Group] {
    [
      Group("a combination in nested shared diamonds", goal: 1.1, count: 100_000, sized([8, 12, 18], diamonds)),
      Group("a combination in a chain", goal: 1.1, count: 100_000, sized([500, 1_000, 2_000], chain)),
      Group(
        "a cell of a sheet", goal: 2, known: ["10", "32", "100"], count: 100_000,
        [Case("a loop over closures", closures(100))] + sized([10, 32, 100], sheet)),
      Group("a debounce that delivers", goal: 1.5, count: 100_000, sized([250, 1_000, 4_000], debounces)),
      Group("a send to a folded merge", goal: 1.1, count: 100_000, sized([10, 100, 1_000], foldedMerge)),
    ]
  }

  private static func sized(_ sizes: [Int], _ make: @MainActor (Int) -> (Int) -> Void) -> [Case] {
    sizes.map { Case("\($0)", make($0)) }
  }

  private static func sending(_ size: Int, to source: Var<Int>, _ lifetimes: [Lifetime]) -> (Int) -> Void {
    { count in
      withExtendedLifetime(lifetimes) {
        for number in stride(from: 0, to: count, by: size) { source.set(number) }
      }
    }
  }

  private static func diamonds(_ levels: Int) -> (Int) -> Void {
    let (source, sum) = (Var(1), Sum())
    var signal = source.signal
    for _ in 0..<levels {
      let level = signal
      signal = level.combineLatest(level.map { $0 &+ 1 }) { $0 &+ $1 }.share(replay: 1)
    }
    let lifetime = signal.combineLatest(source) { $0 &+ $1 }.subscribe { sum.add($0) }
    return sending(levels, to: source, [lifetime])
  }

  private static func chain(_ length: Int) -> (Int) -> Void {
    let (source, other, sum) = (Var(1), Var(2), Sum())
    var signal = source.signal
    for _ in 0..<length { signal = signal.combineLatest(other) { $0 &+ $1 } }
    return sending(length, to: source, [signal.subscribe { sum.add($0) }])
  }

  private static func sheet(_ side: Int) -> (Int) -> Void {
    let (source, sum) = (Var(1), Sum())
    var above = Array(repeating: source.signal, count: side)
    var lifetimes: [Lifetime] = []
    for _ in 0..<side {
      var left = source.signal
      for column in 0..<side {
        left = left.combineLatest(above[column]) { $0 &+ $1 }.share(replay: 1)
        above[column] = left
      }
      lifetimes.append(left.subscribe { sum.add($0) })
    }
    lifetimes += above.map { $0.subscribe { sum.add($0) } }
    return sending(side * side, to: source, lifetimes)
  }

  private static func closures(_ side: Int) -> (Int) -> Void {
    let sum = Sum()
    let sheet = Sheet(side: side, { $0 &+ $1 }, sink: { sum.add($0) })
    return { count in for number in stride(from: 0, to: count, by: side * side) { sheet.send(number) } }
  }

  private static func debounces(_ number: Int) -> (Int) -> Void {
    let (clock, sum) = (VirtualClock(), Sum())
    let inputs = (0..<number).map { _ in Input<Int>() }
    let lifetimes = inputs.enumerated().map { index, input in
      input.signal.debounce(for: .milliseconds(1 + index * 7919 % number), clock: clock).subscribe { sum.add($0) }
    }
    return { count in
      withExtendedLifetime(lifetimes) {
        for round in stride(from: 0, to: count, by: number) {
          for input in inputs { input.send(round) }
          clock.advance(by: .milliseconds(number))
        }
      }
    }
  }

  private static func foldedMerge(_ number: Int) -> (Int) -> Void {
    let (inputs, sum) = ((0..<number).map { _ in Input<Int>() }, Sum())
    let merged = inputs.dropFirst().reduce(inputs[0].signal) { $0.merge($1.signal) }
    let lifetime = merged.subscribe { sum.add($0) }
    return { count in
      withExtendedLifetime(lifetime) {
        for number in 0..<count { inputs[0].send(number) }
      }
    }
  }
}
