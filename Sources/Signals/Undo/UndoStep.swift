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
      changes[index].join(change)
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

  /// A change and its inverse, each in words and as a closure.
  private struct Part {
    let words: (old: () -> String, new: () -> String)
    let apply: () -> Void
    let revert: () -> Void

    var inverse: Part { Part(words: (words.new, words.old), apply: revert, revert: apply) }
  }

  /// The identity of the changed object, which the closures retain.
  package let subject: ObjectIdentifier

  package private(set) var kind: Kind

  /// A Boolean value that indicates whether a later change of the subject makes this one unnecessary.
  private let isWhole: Bool

  /// The changes in order. They are a list, because nested closures would need a deep stack.
  private var parts: [Part]

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
    isWhole = true
    parts = [
      Part(words: ({ old.words }, { new.words }), apply: { new.value.map(set) }, revert: { old.value.map(set) })
    ]
    recording?.add(old)
    recording?.add(new)
  }

  /// Creates a change of a list by mutations.
  internal init<Mutation>(
    of subject: AnyObject, by mutation: Mutation, inverse: [Mutation], send: @escaping @MainActor (Mutation) -> Void
  ) {
    self.subject = ObjectIdentifier(subject)
    kind = .edit
    isWhole = false
    parts = [
      Part(
        words: ({ "\(inverse)" }, { "\(mutation)" }), apply: { send(mutation) },
        revert: { for mutation in inverse { send(mutation) } })
    ]
  }

  internal var inverse: UndoChange {
    var inverse = self
    inverse.parts = parts.reversed().map(\.inverse)
    return inverse
  }

  internal func apply() { for part in parts { part.apply() } }

  /// Adds the effect of a later change of the same subject.
  ///
  /// - Complexity: Amortized O(1).
  internal mutating func join(_ later: UndoChange) {
    if kind == .context { kind = later.kind }
    if isWhole, let first = parts.first, let last = later.parts.last {
      parts = [Part(words: (first.words.old, last.words.new), apply: last.apply, revert: first.revert)]
    } else {
      parts += later.parts
    }
  }

  internal var description: String {
    let changes = parts.map { isWhole ? "\($0.words.old()) → \($0.words.new())" : $0.words.new() }
    return changes.joined(separator: ", ")
  }
}
