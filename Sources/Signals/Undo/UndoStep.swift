/// The changes of state that one action of a user has made, which can be undone.
@MainActor public struct UndoStep: @MainActor CustomStringConvertible {
  /// A change of one variable.
  internal struct Change {
    /// The identity of the variable, which the closures retain.
    let variable: ObjectIdentifier

    /// The values before and after the change.
    let values: (old: Any, new: Any)

    let apply: () -> Void
    let revert: () -> Void

    var inverse: Change {
      Change(variable: variable, values: (values.new, values.old), apply: revert, revert: apply)
    }

    /// Returns the change from the value before this one to that after a later one.
    func joined(with later: Change) -> Change {
      Change(variable: variable, values: (values.old, later.values.new), apply: later.apply, revert: revert)
    }
  }

  /// The changes in their order, one for each variable.
  internal private(set) var changes: [Change] = []

  /// The variables that have changed.
  internal var variables: Set<ObjectIdentifier> { Set(changes.map(\.variable)) }

  /// The step that undoes this one.
  public var inverse: UndoStep {
    var inverse = UndoStep()
    inverse.changes = changes.reversed().map(\.inverse)
    return inverse
  }

  /// Adds a change, and joins it with an earlier one of the same variable.
  ///
  /// - Complexity: O(*n*) for *n* changed variables.
  internal mutating func add(_ change: Change) {
    if let index = changes.firstIndex(where: { $0.variable == change.variable }) {
      changes[index] = changes[index].joined(with: change)
    } else {
      changes.append(change)
    }
  }

  /// Sets each variable to its value after the change.
  internal func apply() { for change in changes { change.apply() } }

  /// The values before and after, `"Ada" → "Grace"`, separated by commas.
  public var description: String {
    changes.map { "\(String(reflecting: $0.values.old)) → \(String(reflecting: $0.values.new))" }
      .joined(separator: ", ")
  }
}
