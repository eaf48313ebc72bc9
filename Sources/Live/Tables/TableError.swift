import Widgets

/// The error of a user's action on a row that could not be performed. Nothing has changed.
public struct TableError: Error, Hashable, Sendable {
  /// The action: `delete`.
  public let action: String

  /// The index path of the row.
  public let path: RowPath

  /// The reason: `its editing style is none`.
  public let reason: String

  /// Creates an error.
  package init(action: String, path: RowPath, reason: String) {
    self.action = action
    self.path = path
    self.reason = reason
  }
}

extension TableError: CustomStringConvertible {
  /// The action, the row and the reason: `cannot delete row [0, 1]: its editing style is none`.
  public var description: String { "cannot \(action) row \(path): \(reason)" }
}
