/// Where a row is in a table: its section, and its place in it. It models `IndexPath` of tables.
public struct RowPath: Hashable, Sendable {
  /// The section, from 0.
  public var section: Int

  /// The place in the section, from 0.
  public var row: Int

  /// Says where a row is.
  @inlinable
  public init(row: Int, section: Int) {
    self.section = section
    self.row = row
  }
}

extension RowPath: Comparable {
  /// Whether the first is above the second.
  @inlinable
  public static func < (first: RowPath, second: RowPath) -> Bool {
    (first.section, first.row) < (second.section, second.row)
  }
}

extension RowPath: CustomStringConvertible {
  /// The section and the row, as UIKit's index paths print them: `[0, 3]`.
  public var description: String { "[\(section), \(row)]" }
}
