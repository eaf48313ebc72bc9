/// The values in a history that belong to a tree, which are useless without it.
///
/// They can retain the history, for example through the handler of an undo button. A recording releases them when it
/// ends.
@MainActor package final class UndoRecording {
  private var values: [WeakValue] = []

  /// The number of values at which values that the history has dropped are removed.
  private var limit = 64

  package init() {}

  internal func add(_ value: AnyRecordedValue) {
    if values.count >= limit {
      values.removeAll { $0.value == nil }
      limit = max(64, 2 * values.count)
    }
    values.append(WeakValue(value: value))
  }

  /// Forgets the values, so that undoing no longer sets them.
  package func end() {
    for value in values { value.value?.forget() }
    values = []
  }
}

private struct WeakValue {
  weak var value: AnyRecordedValue?
}

/// A value in a history.
@MainActor internal class AnyRecordedValue {
  internal func forget() {}
}

/// A value of a type in a history, until it is forgotten.
internal final class RecordedValue<Value>: AnyRecordedValue {
  internal private(set) var value: Value?

  internal init(_ value: Value) { self.value = value }

  /// The value in words.
  internal var words: String { value.map { String(reflecting: $0) } ?? "…" }

  internal override func forget() { value = nil }
}
