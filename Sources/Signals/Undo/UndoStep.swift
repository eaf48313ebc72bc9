/// The changes of state that one action of a user has made, which can be undone.
@MainActor public struct UndoStep: @MainActor CustomStringConvertible {
  /// The changes in their order, one for each variable.
  internal private(set) var changes: [UndoChange] = []

  /// The step that undoes this one.
  public var inverse: UndoStep {
    var inverse = UndoStep()
    inverse.changes = changes.reversed().map(\.inverse)
    return inverse
  }

  /// Adds a change, and joins it with an earlier one of the same variable.
  ///
  /// - Complexity: O(*n*) for *n* changed variables.
  internal mutating func add(_ change: UndoChange) {
    if let index = changes.firstIndex(where: { $0.subject == change.subject }) {
      changes[index] = changes[index].joined(with: change)
    } else {
      changes.append(change)
    }
  }

  /// Sets each variable to its value after the change.
  internal func apply() { for change in changes { change.apply() } }

  /// The values before and after, `"Ada" → "Grace"`, or the changes of lists, separated by commas.
  public var description: String {
    changes.filter { $0.kind != .context }.map(\.description).joined(separator: ", ")
  }
}
