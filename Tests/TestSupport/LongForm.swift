import Foundation

/// The length of random tests: the environment variable `LONG` sets the number of steps of each of them.
///
/// Forms of more than 100,000 steps take them all, but compare what they have made less often, where a comparison makes
/// a whole tree or page and takes many times as long as a step.
package enum LongForm {
  /// The number that `LONG` sets; 0 in the usual form.
  private static let wanted = ProcessInfo.processInfo.environment["LONG"].flatMap { Int($0) } ?? 0

  /// Returns the number of steps of a test that usually takes fewer.
  package static func steps(_ usual: Int) -> Int { max(usual, wanted) }

  /// Returns the seeds of a test, each of which takes some steps; together they take no fewer than `LONG` says.
  package static func seeds(_ usual: Int, ofSteps count: Int) -> Range<Int> {
    0..<(steps(usual * count) + count - 1) / count
  }

  /// Returns the seeds of a test in as many batches as there usually are seeds.
  ///
  /// Each case of a test costs the testing library more than a short seed costs the test.
  package static func batches(_ usual: Int, ofSteps count: Int) -> [Range<Int>] {
    let seeds = seeds(usual, ofSteps: count)
    let size = (seeds.count + usual - 1) / usual
    return stride(from: 0, to: seeds.count, by: size).map { $0..<min($0 + size, seeds.count) }
  }

  /// Returns whether a test compares what it has made after a step of a sequence.
  ///
  /// It does after each step; in forms of more than 100,000 steps, after one in 16 at random, and after the last one. A
  /// step of a seed is always answered alike.
  package static func compares(after step: Int, of count: Int, seed: Int) -> Bool {
    if wanted <= 100_000 || step == count - 1 { return true }
    var bits = (UInt64(seed) &* 1_000 &+ UInt64(step) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    return (bits ^ (bits >> 27)) >> 60 == 0
  }

  /// Returns whether as many steps as seeds have together were taken, and prints their number in the long form.
  package static func hasTaken(_ steps: Int, of seeds: Range<Int>, ofSteps count: Int) -> Bool {
    if wanted > 0 { print("Took \(steps) steps of \(seeds.count) seeds.") }
    return steps == seeds.count * count
  }
}
