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

/// A change of one variable, list or view, which can be undone.
@MainActor package struct UndoChange {
  /// The ways in which changes make steps.
  package enum Kind {
    /// A change that is a step, or a part of one.
    case edit
    /// A change of a text, which is a part of the step before it if the user has typed without a pause.
    case typing
    /// A change of the focus, the selection or the scroll position, which belongs to the step around it.
    case context
  }

  /// The identity of what changes, which the closures retain.
  package let subject: ObjectIdentifier

  package let kind: Kind

  /// The change in words.
  internal let words: (old: () -> String, new: () -> String)

  /// A Boolean value that indicates whether a later change of the subject makes this one unnecessary.
  internal let isWhole: Bool

  internal let apply: () -> Void
  internal let revert: () -> Void

  /// Creates a change from one value to another.
  ///
  /// - Parameter recording: The recording that makes the change do nothing when it ends.
  package init<Value>(
    of subject: AnyObject, _ kind: Kind, from old: Value, to new: Value, in recording: UndoRecording? = nil,
    set: @escaping @MainActor (Value) -> Void
  ) {
    let (old, new) = (RecordedValue(old), RecordedValue(new))
    self.subject = ObjectIdentifier(subject)
    self.kind = kind
    words = ({ old.words }, { new.words })
    isWhole = true
    apply = { new.value.map(set) }
    revert = { old.value.map(set) }
    recording?.add(old)
    recording?.add(new)
  }

  /// Creates a change of a list by mutations.
  internal init<Mutation>(
    of subject: AnyObject, by mutation: Mutation, inverse: [Mutation], send: @escaping @MainActor (Mutation) -> Void
  ) {
    self.subject = ObjectIdentifier(subject)
    kind = .edit
    words = ({ "\(inverse)" }, { "\(mutation)" })
    isWhole = false
    apply = { send(mutation) }
    revert = { for mutation in inverse { send(mutation) } }
  }

  private init(
    _ other: UndoChange, _ kind: Kind, _ words: (() -> String, () -> String), _ apply: @escaping () -> Void,
    _ revert: @escaping () -> Void
  ) {
    (subject, self.kind, isWhole) = (other.subject, kind, other.isWhole)
    (self.words, self.apply, self.revert) = (words, apply, revert)
  }

  internal var inverse: UndoChange { UndoChange(self, kind, (words.new, words.old), revert, apply) }

  /// Returns the change that has the effect of this one and then of a later one of the same subject.
  internal func joined(with later: UndoChange) -> UndoChange {
    let kind = kind == .context ? later.kind : kind
    if isWhole { return UndoChange(self, kind, (words.old, later.words.new), later.apply, revert) }
    let words = self.words
    return UndoChange(
      self, kind, ({ "\(later.words.old()), \(words.old())" }, { "\(words.new()), \(later.words.new())" }),
      { [apply] in
        apply()
        later.apply()
      },
      { [revert] in
        later.revert()
        revert()
      })
  }

  internal var description: String { isWhole ? "\(words.old()) → \(words.new())" : words.new() }
}
