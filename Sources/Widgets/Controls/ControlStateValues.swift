/// A value for each state of a control, where a state without one of its own uses that of `.normal`.
///
/// As a property wrapper it reads and writes the value of the normal state; `$title` holds the values of all states:
///
/// ```swift
/// struct Badge: Control {
///   @ControlStateValues var icon: String?
///   var controlAttributes = ControlAttributes()
///   var attributes = ViewAttributes.fresh
/// }
///
/// var badge = Badge()
/// badge.icon = "bell"
/// badge.$icon[.selected] = "bell.fill"
/// badge.$icon.value(for: .highlighted)  // "bell"
/// ```
@propertyWrapper
public struct ControlStateValues<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The value of the normal state, which stands in for every state that has none. `nil` by default.
  public var wrappedValue: Value?

  private var others: [ControlState: Value] = [:]

  /// Makes values of which only the normal state's is given.
  public init(wrappedValue: Value? = nil) {
    self.wrappedValue = wrappedValue
  }

  /// The values of all states.
  public var projectedValue: ControlStateValues {
    get { self }
    set { self = newValue }
  }

  /// The value that belongs to exactly this state; `nil` if it has none of its own.
  public subscript(state: ControlState) -> Value? {
    get { state == .normal ? wrappedValue : others[state] }
    set {
      if state == .normal {
        wrappedValue = newValue
      } else {
        others[state] = newValue
      }
    }
  }

  /// What a control in this state shows: the state's own value, else that of the normal state.
  ///
  /// As in UIKit, a combination is a state of its own: `[.highlighted, .selected]` does not look at `.selected`.
  public func value(for state: ControlState) -> Value? {
    self[state] ?? wrappedValue
  }
}

extension ControlStateValues: CustomReflectable {
  /// The values by state, so that a change reads as `title(for: .highlighted): nil → "Saving"`.
  public var customMirror: Mirror {
    let known = ControlState.combinations
    let states = known + others.keys.filter { !known.contains($0) }.sorted { $0.rawValue < $1.rawValue }
    return Mirror(
      self,
      children: states.map { state in (state == .normal ? "" : "(for: \(state))", self[state] as Any) },
      displayStyle: .struct
    )
  }
}
