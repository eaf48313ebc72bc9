import TestSupport

@testable import Signals

extension SeededGenerator {
  /// Returns a number from 0 that is less than `bound`.
  mutating func roll(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}

/// A graph of signals at random, and the same graph worked out naively, from the values of its sources.
@MainActor
final class RandomGraph {
  private enum Kind {
    case map(Int)
    case combine(Int, Int)
    /// The first of two nodes chooses which of two others is followed, on its own or combined with the first.
    case choose(by: Int, Int, Int, isCombined: Bool)

    /// The first node's values, each with the latest of the second.
    case sample(Int, Int)

    /// The node's values, until one is divisible by 97.
    case fail(Int)
  }

  struct Failed: Error {}

  let sources: [Var<Int>]
  private(set) var nodes: [Signal<Int>] = []
  private var kinds: [Kind] = []

  /// How often each node has combined its values since this was reset.
  var runs: [Int: Int] = [:]

  /// The values as they should be; nil where a node has failed.
  private(set) var values: [Int?] = []

  init(sources sourceCount: Int, nodes count: Int, samples: Bool, fails: Bool, dice: inout SeededGenerator) {
    sources = (0..<sourceCount).map { Var($0 + 1) }
    nodes = sources.map(\.signal)
    for number in sourceCount..<count {
      let (first, second, third) = (dice.roll(number), dice.roll(number), dice.roll(number))
      switch dice.roll(fails ? 12 : 11) {
      case 0...1: kinds.append(.map(first))
      case 2...6: kinds.append(.combine(first, second))
      // Whether a signal fails before it is left for another depends on the order.
      case 7...9 where !fails: kinds.append(.choose(by: first, second, third, isCombined: dice.roll(2) == 0))
      // A sample depends on what was before, so that all subscribers have to share it.
      case 10: kinds.append(samples && isShared(number) ? .sample(first, second) : .combine(second, third))
      case 11: kinds.append(.fail(first))
      default: kinds.append(.combine(first, third))
      }
      nodes.append(makeNode(number))
    }
    values = Array(repeating: nil, count: count)
    recompute(sent: nil)
  }

  private func makeNode(_ number: Int) -> Signal<Int> {
    let made: Signal<Int>
    switch kinds[number - sources.count] {
    case .map(let node):
      made = nodes[node].map { $0 &+ number }
    case .combine(let first, let second) where number.isMultiple(of: 3):
      made = Signal.combineLatest([nodes[first], nodes[second]]).map { [self] in
        runs[number, default: 0] += 1
        return combined($0[0], $0[1])
      }
    case .combine(let first, let second):
      made = nodes[first].combineLatest(nodes[second]) { [self] in
        runs[number, default: 0] += 1
        return combined($0, $1)
      }
    case .choose(let chooser, let first, let second, let isCombined):
      made = nodes[chooser].flatMapLatest { [self] value in
        let chosen = nodes[value & 1 == 0 ? first : second]
        return isCombined ? nodes[chooser].combineLatest(chosen) { [self] in combined($0, $1) } : chosen
      }
    case .sample(let first, let second):
      made = nodes[first].withLatestFrom(nodes[second]) { [self] in combined($0, $1) }
    case .fail(let node):
      made = nodes[node].tryMap { if $0.isMultiple(of: 97) { throw Failed() } else { $0 } }
    }
    return isShared(number) ? made.share(replay: 1) : made
  }

  /// Whether a node runs once for all who hear from it.
  func isShared(_ number: Int) -> Bool { !number.isMultiple(of: 7) }

  private func combined(_ first: Int, _ second: Int) -> Int { (first &* 3 &+ second) & 0xFFFF }

  /// Works out all values after a source has been set, or at the start.
  func recompute(sent source: Int?) {
    var hasEmitted = Array(repeating: source == nil, count: values.count)
    for number in sources.indices {
      values[number] = sources[number].value
      if number == source { hasEmitted[number] = true }
    }
    for (offset, kind) in kinds.enumerated() {
      let number = sources.count + offset
      switch kind {
      case .map(let node):
        values[number] = values[node].map { $0 &+ number }
        hasEmitted[number] = hasEmitted[node]
      case .combine(let first, let second):
        values[number] = both(first, second)
        hasEmitted[number] = hasEmitted[first] || hasEmitted[second]
      case .choose(let chooser, let first, let second, let isCombined):
        let chosen = values[chooser].map { $0 & 1 == 0 ? first : second }
        values[number] = chosen.flatMap { isCombined ? both(chooser, $0) : values[$0] }
        hasEmitted[number] = hasEmitted[chooser] || chosen.map { hasEmitted[$0] } ?? false
      case .sample(let first, let second):
        if hasEmitted[first] || values[first] == nil || values[second] == nil { values[number] = both(first, second) }
        hasEmitted[number] = hasEmitted[first]
      case .fail(let node):
        values[number] = values[node].flatMap { $0.isMultiple(of: 97) ? nil : $0 }
        hasEmitted[number] = hasEmitted[node]
      }
    }
  }

  /// Whether the naive way says that any node has failed.
  var hasFailed: Bool { values.contains(nil) }

  private func both(_ first: Int, _ second: Int) -> Int? {
    guard let first = values[first], let second = values[second] else { return nil }
    return combined(first, second)
  }
}
