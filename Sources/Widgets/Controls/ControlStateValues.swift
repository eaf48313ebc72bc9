import Mod

/// A property wrapper with a value for each state of a control. A state without a value uses that of `.normal`.
///
/// The wrapped value is that of the normal state, and `$` gives access to those of all states:
///
/// ```swift
/// struct Badge: Control {
///   @ControlStateValues var icon: Image?
///   var controlAttributes = ControlAttributes()
///   var attributes = ViewAttributes.fresh
/// }
///
/// var badge = Badge()
/// badge.icon = Image(systemName: "bell")
/// badge.$icon[.selected] = Image(systemName: "bell.fill")
/// badge.$icon.value(for: .highlighted)  // Image(systemName: "bell")
/// ```
@propertyWrapper
public struct ControlStateValues<Value: Equatable & Sendable>: Equatable, Sendable {
  // Most values of controls are not set. With `indirect` cases, each takes one word.
  @usableFromInline internal var stored: Stored

  @usableFromInline internal enum Stored: Equatable, Sendable {
    case none
    indirect case normal(Value)
    indirect case states(normal: Value?, others: [ControlState: Value])
  }

  /// The value of the normal state, for every state without a value of its own. `nil` by default.
  @inlinable public var wrappedValue: Value? {
    get {
      switch stored {
      case .none: nil
      case .normal(let value): value
      case .states(let value, _): value
      }
    }
    _modify {
      var (value, others) = (wrappedValue, others)
      stored = .none
      defer { store(value, others) }
      yield &value
    }
  }

  /// The values of other states.
  @inlinable internal var others: [ControlState: Value] {
    get { if case .states(_, let others) = stored { others } else { [:] } }
    _modify {
      var (value, others) = (wrappedValue, others)
      stored = .none
      defer { store(value, others) }
      yield &others
    }
  }

  @inlinable internal mutating func store(_ value: Value?, _ others: [ControlState: Value]) {
    if !others.isEmpty {
      stored = .states(normal: value, others: others)
    } else if let value {
      stored = .normal(value)
    } else {
      stored = .none
    }
  }

  /// Creates values of which only that of the normal state is set.
  @inlinable public init(wrappedValue: Value? = nil) {
    if let wrappedValue { stored = .normal(wrappedValue) } else { stored = .none }
  }

  /// The values of all states.
  @inlinable public var projectedValue: ControlStateValues {
    get { self }
    _modify { yield &self }
  }

  /// The value of exactly this state, or `nil` if it has none of its own.
  @inlinable public subscript(state: ControlState) -> Value? {
    get { state == .normal ? wrappedValue : others[state] }
    _modify {
      if state == .normal {
        yield &wrappedValue
      } else {
        yield &others[state]
      }
    }
  }

  /// Returns the value for a control in a state: the state's own value, or else that of the normal state.
  ///
  /// As in UIKit, a combination is a state of its own: `[.highlighted, .selected]` does not use the value of
  /// `.selected`.
  @inlinable public func value(for state: ControlState) -> Value? { self[state] ?? wrappedValue }
}

extension ControlStateValues: CustomReflectable {
  /// The mirror with the values by state, so that a change prints as `title(for: .highlighted): nil → "Saving"`.
  public var customMirror: Mirror {
    let named = ControlState.combinations
    let states = named + others.keys.filter { !named.contains($0) }.sorted { $0.rawValue < $1.rawValue }
    let children = states.map { state -> Mirror.Child in
      (state == .normal ? "" : "(for: \(state))", self[state] as Any)
    }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension ControlStateValues: InspectedInBrief {
  package var brief: Value? { wrappedValue }

  package func differsOnlyInBrief(from other: ControlStateValues) -> Bool { others == other.others }
}
