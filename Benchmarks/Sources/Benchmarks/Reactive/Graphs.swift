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
        sized([100], sent: { $0 * $0 }, delivered: { $0 * 2 }, closures).map {
          Case("a loop over closures", meant: $0.meant, $0.run)
        } + sized([10, 32, 100], sent: { $0 * $0 }, delivered: { $0 * 2 }, sheet)),
      Group(
        "a debounce that delivers", goal: 1.5, count: 100_000,
        sized([250, 1_000, 4_000], delivered: { $0 }, debounces)),
      Group(
        "a send to a folded merge", goal: 1.1, count: 100_000, sized([10, 100, 1_000], sent: { _ in 1 }, foldedMerge)),
    ]
  }

  /// Something that can be sent to, which returns the number of values that have been delivered.
  private typealias Graph = (_ count: Int) -> Int

  /// Creates cases by size.
  ///
  /// - Parameters:
  ///   - sent: The part of the count that each send takes, for a size.
  ///   - delivered: The number of deliveries that each send is meant to lead to, for a size.
  private static func sized(
    _ sizes: [Int], sent: (Int) -> Int = { $0 }, delivered: (Int) -> Int = { _ in 1 }, _ make: @MainActor (Int) -> Graph
  ) -> [Case] {
    sizes.map { size in
      let (graph, sent, delivered) = (make(size), sent(size), delivered(size))
      return Case("\(size)", meant: { "\(($0 + sent - 1) / sent * delivered) times" }) { Effect(count: graph($0)) }
    }
  }

  private static func sending(_ size: Int, to source: Var<Int>, _ sum: Sum, _ lifetimes: [Lifetime]) -> Graph {
    { count in
      withExtendedLifetime(lifetimes) {
        // A variable delivers what it has already.
        sum.deliveries { for number in stride(from: 0, to: count, by: size) { source.set(number) } }
      }
    }
  }

  private static func diamonds(_ levels: Int) -> Graph {
    let (source, sum) = (Var(1), Sum())
    var signal = source.signal
    for _ in 0..<levels {
      let level = signal
      signal = level.combineLatest(level.map { $0 &+ 1 }) { $0 &+ $1 }.share(replay: 1)
    }
    let lifetime = signal.combineLatest(source) { $0 &+ $1 }.subscribe { sum.add($0) }
    return sending(levels, to: source, sum, [lifetime])
  }

  private static func chain(_ length: Int) -> Graph {
    let (source, other, sum) = (Var(1), Var(2), Sum())
    var signal = source.signal
    for _ in 0..<length { signal = signal.combineLatest(other) { $0 &+ $1 } }
    return sending(length, to: source, sum, [signal.subscribe { sum.add($0) }])
  }

  private static func sheet(_ side: Int) -> Graph {
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
    return sending(side * side, to: source, sum, lifetimes)
  }

  private static func closures(_ side: Int) -> Graph {
    let sum = Sum()
    let sheet = Sheet(side: side, { $0 &+ $1 }, sink: { sum.add($0) })
    return { count in
      sum.deliveries { for number in stride(from: 0, to: count, by: side * side) { sheet.send(number) } }
    }
  }

  private static func debounces(_ number: Int) -> Graph {
    let (clock, sum) = (VirtualClock(), Sum())
    let inputs = (0..<number).map { _ in Input<Int>() }
    let lifetimes = inputs.enumerated().map { index, input in
      input.signal.debounce(for: .milliseconds(1 + index * 7919 % number), clock: clock).subscribe { sum.add($0) }
    }
    return { count in
      withExtendedLifetime(lifetimes) {
        sum.deliveries {
          for round in stride(from: 0, to: count, by: number) {
            for input in inputs { input.send(round) }
            clock.advance(by: .milliseconds(number))
          }
        }
      }
    }
  }

  private static func foldedMerge(_ number: Int) -> Graph {
    let (inputs, sum) = ((0..<number).map { _ in Input<Int>() }, Sum())
    let merged = inputs.dropFirst().reduce(inputs[0].signal) { $0.merge($1.signal) }
    let lifetime = merged.subscribe { sum.add($0) }
    return { count in
      withExtendedLifetime(lifetime) {
        sum.deliveries { for number in 0..<count { inputs[0].send(number) } }
      }
    }
  }
}
