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
}
