import Widgets

/// Why a user cannot do something to a row of a ``TableDriver``. Nothing has changed then.
public struct TableError: Error, Hashable, Sendable {
  /// What was to be done: `delete`.
  public let action: String

  /// The row that it was to be done to.
  public let path: RowPath

  /// Why it cannot be done: `its editing style is none`.
  public let reason: String

  /// States what cannot be done, and why.
  public init(action: String, path: RowPath, reason: String) {
    self.action = action
    self.path = path
    self.reason = reason
  }
}

extension TableError: CustomStringConvertible {
  /// What was to be done, to which row, and why it cannot be: `cannot delete row [0, 1]: its editing style is none`.
  public var description: String { "cannot \(action) row \(path): \(reason)" }
}
