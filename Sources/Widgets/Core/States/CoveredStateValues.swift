import Mod

/// The ``ControlStateValues`` of a widget while Mods of states are applied to it.
///
/// Such a Mod sets the value of the current state, whether the property has a value for that state or not:
/// `.title("Wait")` in a state covers `.title(for: .highlighted) -- "Saving"` as well as the title of the normal state.
internal struct CoveredStateValues<Root: Widget> {
  /// Restores the values, and stores a value that has changed since as the value of a state.
  fileprivate typealias Uncover = (inout Root, ControlState) -> Void

  private var uncovers: [Uncover] = []

  /// Copies the values of the current state to the normal state, which Mods set.
  internal init(in root: inout Root) {
    let properties = StateValues.properties(of: Root.self)
    if properties.isEmpty { return }
    let state = root.stateOfValues
    uncovers = properties.compactMap { $0.type.cover($0.property.keyPath, in: &root, for: state) }
  }

  internal func uncover(in root: inout Root) {
    if uncovers.isEmpty { return }
    let state = root.stateOfValues
    for uncover in uncovers { uncover(&root, state) }
  }
}

extension Widget {
  /// The state whose values the widget shows. The segments of a control have states of their own.
  fileprivate var stateOfValues: ControlState {
    self is SegmentedControl ? .normal : (self as? any Control)?.state ?? .normal
  }
}

/// The stored properties of types that have a value for each state.
private enum StateValues {
  private static let known = KnownTypes()

  static func properties<Root>(
    of type: Root.Type
  ) -> [(property: StoredProperty<Root>, type: any CoverableValues.Type)] {
    known.about(type) {
      StoredProperty.all(of: type).compactMap { property in
        (property.type as? any CoverableValues.Type).map { (property, $0) }
      }
    }
  }
}

private protocol CoverableValues: SendableMetatype {
  /// Makes the value of a state that of the normal one, and returns a function that takes it back.
  static func cover<Root>(
    _ property: PartialKeyPath<Root>, in root: inout Root, for state: ControlState
  ) -> CoveredStateValues<Root>.Uncover?
}

extension ControlStateValues: CoverableValues {
  fileprivate static func cover<Root>(
    _ property: PartialKeyPath<Root>, in root: inout Root, for state: ControlState
  ) -> CoveredStateValues<Root>.Uncover? {
    guard let property = property as? WritableKeyPath<Root, Self> else { return nil }
    let own = root[keyPath: property]
    var covered = own
    covered.wrappedValue = own.value(for: state)
    covered.others[state] = nil
    root[keyPath: property] = covered
    return { [covered] root, state in
      let changed = root[keyPath: property]
      var values = own
      if changed != covered {
        let value = changed.value(for: state)
        values[state] = value
        if value == nil { values.wrappedValue = nil }
      }
      root[keyPath: property] = values
    }
  }
}
