import Mod
import Synchronization

/// The ``ControlStateValues`` of a widget while Mods of states are applied to it.
///
/// Such a Mod sets the value of the present state, whether the property has one for that state or not: `.title("Wait")`
/// in a state covers `.title(for: .highlighted) -- "Saving"` as well as the title of the normal state.
internal struct CoveredStateValues {
  /// Sets the values of a state that have changed since, next to the other values as they were.
  internal typealias Uncover = (UnsafeMutableRawPointer, ControlState) -> Void

  private var uncovers: [(offset: Int, uncover: Uncover)] = []

  /// Makes the values of the present state those of the normal one, which Mods set.
  internal init<Root: Widget>(in root: inout Root) {
    let fields = StateValuesField.all(of: Root.self)
    if fields.isEmpty { return }
    let state = root.stateOfValues
    uncovers = withUnsafeMutablePointer(to: &root) { root in
      fields.map { ($0.offset, $0.type.cover(UnsafeMutableRawPointer(root) + $0.offset, for: state)) }
    }
  }

  internal func uncover<Root: Widget>(in root: inout Root) {
    if uncovers.isEmpty { return }
    let state = root.stateOfValues
    withUnsafeMutablePointer(to: &root) { root in
      for (offset, uncover) in uncovers { uncover(UnsafeMutableRawPointer(root) + offset, state) }
    }
  }
}

extension Widget {
  /// The state whose values the widget shows. The segments of a control have states of their own.
  fileprivate var stateOfValues: ControlState {
    self is SegmentedControl ? .normal : (self as? any Control)?.state ?? .normal
  }
}

/// A stored property with a value for each state.
private struct StateValuesField: Sendable {
  let offset: Int
  let type: any CoverableValues.Type

  private static let known = Mutex<[ObjectIdentifier: [StateValuesField]]>([:])

  /// Returns the stored properties of a struct that have a value for each state.
  static func all<Root>(of type: Root.Type) -> [StateValuesField] {
    if let fields = known.withLock({ $0[ObjectIdentifier(type)] }) { return fields }
    let fields = (StoredField.all(of: type) ?? []).compactMap { field in
      (field.type as? any CoverableValues.Type).map { StateValuesField(offset: field.offset, type: $0) }
    }
    known.withLock { $0[ObjectIdentifier(type)] = fields }
    return fields
  }
}

private protocol CoverableValues: Sendable {
  /// Makes the value of a state that of the normal one, and returns a function that takes it back.
  static func cover(_ values: UnsafeMutableRawPointer, for state: ControlState) -> CoveredStateValues.Uncover
}

extension ControlStateValues: CoverableValues {
  fileprivate static func cover(
    _ values: UnsafeMutableRawPointer, for state: ControlState
  ) -> CoveredStateValues.Uncover {
    let values = values.assumingMemoryBound(to: Self.self)
    let own = values.pointee
    values.pointee.wrappedValue = own.value(for: state)
    values.pointee.others[state] = nil
    let covered = values.pointee
    return { values, state in
      let values = values.assumingMemoryBound(to: Self.self)
      let changed = values.pointee
      values.pointee = own
      guard changed != covered else { return }
      let value = changed.value(for: state)
      values.pointee[state] = value
      if value == nil { values.pointee.wrappedValue = nil }
    }
  }
}
