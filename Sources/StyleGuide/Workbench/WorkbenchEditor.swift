import Mod
import Signals

/// The selection of a workbench, with the former selections for going back.
@MainActor internal struct WorkbenchEditor {
  internal let selection: Var<WorkbenchSelection>
  internal let past: Var<[WorkbenchSelection]>

  /// The number of selections that are kept, 100.
  private static let limit = 100

  /// Returns the selection, with the name of the card that is shown.
  internal func selection(of card: WorkbenchCard) -> WorkbenchSelection {
    configure(selection.value, with: \.card .~ card.id)
  }

  /// Changes the selection.
  internal func change(_ change: (inout WorkbenchSelection) -> Void) {
    let old = selection.value
    var new = old
    change(&new)
    guard new != old else { return }
    defer { selection.set(new) }
    // Text that is typed without a pause is one step of undoing.
    if old.text != nil, let last = past.value.last, configure(last, with: \.text .~ new.text) == new { return }
    keep(old)
  }

  /// Opens the selection of an address, which can be undone once something has been changed before.
  internal func open(_ new: WorkbenchSelection) {
    let old = selection.value
    if new != old, !past.value.isEmpty { keep(old) }
    selection.set(new)
  }

  private func keep(_ old: WorkbenchSelection) { past.set(past.value.suffix(Self.limit - 1) + [old]) }

  /// Goes back to the selection before the present one.
  internal func undo() {
    guard let last = past.value.last else { return }
    past.set(past.value.dropLast())
    selection.set(last)
  }
}
