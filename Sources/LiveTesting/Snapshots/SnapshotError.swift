/// The error of a tree that differs from its recorded file. See `expect(_:matches:as:file:)`.
public struct SnapshotError: Error, Equatable {
  /// The path of the recorded file.
  public let path: String

  /// The lines that differ, each after `- ` or `+ `, or `nil` if nothing has been recorded.
  public let difference: [String]?

  /// The environment variable that records all snapshots.
  internal static let variable = "RECORD_SNAPSHOTS"

  /// The number of lines that are shown.
  private static let limit = 60

  internal init(path: String, recorded: String?, found: String) {
    self.path = path
    difference = recorded.map { Self.difference(of: Self.lines($0), and: Self.lines(found)) }
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns the lines that differ, with two lines that do not around them.
  ///
  /// - Complexity: O(*n*) for *n* lines, and O(*d*²) for *d* lines between the first and the last difference.
  internal static func difference(of old: [Substring], and new: [Substring]) -> [String] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(rest).count
    let before = old[..<start].suffix(2).map { "  \($0)" }
    let after = old[(old.count - end)...].prefix(2).map { "  \($0)" }
    let (left, right) = (Array(old[start..<(old.count - end)]), Array(new[start..<(new.count - end)]))
    guard left.count + right.count <= 1_000 else {
      return before + left.map { "- \($0)" } + right.map { "+ \($0)" } + after
    }
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in right.difference(from: left) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (lines, index) = ([String](), 0)
    for (offset, line) in right.enumerated() {
      while index < left.count, removed.contains(index) {
        lines.append("- \(left[index])")
        index += 1
      }
      lines.append(inserted.contains(offset) ? "+ \(line)" : "  \(line)")
      if !inserted.contains(offset) { index += 1 }
    }
    return before + lines + left[index...].map { "- \($0)" } + after
  }
}

extension SnapshotError: CustomStringConvertible {
  /// The path, the first lines that differ, and the way to record them.
  public var description: String {
    let record = "Run the tests with \(Self.variable)=1 to record it."
    guard let difference else { return "\(path) has not been recorded. \(record)" }
    let more = difference.count > Self.limit ? ["… and \(difference.count - Self.limit) more lines"] : []
    return (["\(path) differs. \(record)"] + difference.prefix(Self.limit) + more).joined(separator: "\n")
  }
}
