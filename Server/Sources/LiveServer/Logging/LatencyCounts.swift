/// A count of durations by their size.
public struct LatencyCounts: Hashable, Sendable {
  /// The upper bounds of the counts in milliseconds.
  public static let bounds = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000]

  /// The number of durations up to each of the ``bounds`` and above the one before, and of those above the last one.
  public private(set) var counts = Array(repeating: 0, count: bounds.count + 1)

  /// The sum of all durations.
  public private(set) var sum = Duration.zero

  /// The number of durations.
  public var count: Int { counts.reduce(0, +) }

  /// Adds a duration.
  internal mutating func add(_ duration: Duration) {
    let place = Self.bounds.firstIndex { duration <= .milliseconds($0) }
    counts[place ?? Self.bounds.count] += 1
    sum += duration
  }

  /// Returns the lines of a histogram of Prometheus, whose counts are cumulative and in seconds.
  internal func lines(named name: String) -> String {
    var (lines, total) = ("# TYPE \(name) histogram\n", 0)
    for (bound, count) in zip(Self.bounds, counts) {
      total += count
      lines += "\(name)_bucket{le=\"\(Double(bound) / 1_000)\"} \(total)\n"
    }
    lines += "\(name)_bucket{le=\"+Inf\"} \(count)\n"
    return lines + "\(name)_sum \(sum / .seconds(1))\n\(name)_count \(count)\n"
  }
}
