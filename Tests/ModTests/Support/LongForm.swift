import Foundation

/// How long random tests run: the environment variable `LONG` sets the number of steps of each of them.
enum LongForm {
  /// Returns the number of steps of a test that usually takes fewer.
  static func steps(_ usual: Int) -> Int {
    max(usual, ProcessInfo.processInfo.environment["LONG"].flatMap { Int($0) } ?? 0)
  }

  /// Returns the seeds of a test, each of which takes some steps.
  static func seeds(_ usual: Int, ofSteps count: Int) -> Range<Int> {
    0..<max(steps(usual * count) / max(count, 1), 1)
  }

  /// Returns the seeds of a test in as many batches as there usually are seeds.
  ///
  /// Each case of a test costs the testing library more than a short seed costs the test.
  static func batches(_ usual: Int, ofSteps count: Int) -> [Range<Int>] {
    let seeds = seeds(usual, ofSteps: count)
    let size = (seeds.count + usual - 1) / usual
    return stride(from: 0, to: seeds.count, by: size).map { $0..<min($0 + size, seeds.count) }
  }
}
