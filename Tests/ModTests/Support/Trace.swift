import Mod
import TestSupport
import Testing

/// What ran, in its order: the one root on which no two different compositions look alike.
typealias Trace = [Int]

extension Mod<Trace> {
  /// Leaves a number in the trace.
  static func step(_ number: Int) -> Mod { Mod { $0.append(number) } }

  /// The numbers that the Mod leaves.
  var trace: Trace { configure([], with: self) }
}

/// A random composition, and what it must leave in a trace.
struct Composition: Sendable, CustomTestStringConvertible {
  let mod: Mod<Trace>
  let steps: Trace

  var testDescription: String { "\(steps.count) steps" }

  /// Compositions from a fixed seed: the same in each run.
  static let samples = {
    var random = SeededGenerator(seed: 2026)
    return (0..<60).map { Composition(size: $0, using: &random) }
  }()

  /// Composes `size` steps by random operations, nested at random.
  init(size: Int, using random: inout SeededGenerator) {
    guard size > 1 else {
      let number = Int.random(in: 0..<1000, using: &random)
      (mod, steps) = size == 1 ? (.step(number), [number]) : (.identity, [])
      return
    }
    let sizeOfFirst = Int.random(in: 1..<size, using: &random)
    let first = Composition(size: sizeOfFirst, using: &random)
    let second = Composition(size: size - sizeOfFirst, using: &random)
    steps = first.steps + second.steps
    switch Int.random(in: 0..<6, using: &random) {
    case 0: mod = first.mod + second.mod
    case 1: mod = first.mod <> second.mod
    case 2: mod = [first.mod, second.mod]
    case 3: mod = .combine([first.mod, .identity, second.mod])
    case 4: mod = .where({ _ in true }, first.mod, second.mod)
    default:
      mod = Mod {
        first.mod
        second.mod
      }
    }
  }
}
