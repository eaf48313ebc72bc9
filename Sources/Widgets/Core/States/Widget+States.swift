import Mod

/// The states that the program puts a view into.
extension Widget {
  /// The states that the program has put the widget into and that have no property of their own. None by default.
  @inlinable public var states: Set<WidgetState> {
    get { attributes.value.accessibility.value.states }
    _modify { yield &attributes.value.accessibility.value.states }
  }

  /// Returns whether the widget itself is in a state: by `isSelected`, `isHighlighted` or `isEnabled`, if it has the
  /// property, or else by ``states``.
  public func isIn(_ state: WidgetState) -> Bool {
    switch state {
    case .selected: if let widget = self as? any Selectable { return widget.isSelected }
    case .highlighted: if let widget = self as? any Highlightable { return widget.isHighlighted }
    case .disabled: if let widget = self as? any Switchable { return !widget.isEnabled }
    default: break
    }
    return states.contains(state)
  }

  /// Puts the widget into a state, or out of it: by `isSelected`, `isHighlighted` or `isEnabled`, if it has the
  /// property, or else by ``states``.
  internal mutating func set(_ state: WidgetState, isIn: Bool) {
    guard isIn != self.isIn(state) else { return }
    switch state {
    case .selected: if change(as: (any Selectable).self, { $0.isSelected = isIn }) { return }
    case .highlighted: if change(as: (any Highlightable).self, { $0.isHighlighted = isIn }) { return }
    case .disabled: if change(as: (any Switchable).self, { $0.isEnabled = !isIn }) { return }
    default: break
    }
    if isIn { states.insert(state) } else { states.remove(state) }
  }

  private mutating func change<Value>(as type: Value.Type, _ change: (inout Value) -> Void) -> Bool {
    guard var value = self as? Value else { return false }
    change(&value)
    if let changed = value as? Self { self = changed }
    return true
  }
}

extension Mod where Root: Widget {
  @available(*, unavailable, message: "a state is a property: '.isIn(.soldOut) -- isFull'")
  public static func isIn(_ state: WidgetState, _ isIn: Bool) -> Mod { .isIn(state) -- isIn }
}

extension PropertyNames where Root: Widget {
  /// The states that the program has put the widget into and that have no property of their own. None by default.
  @inlinable public static var states: Property<Root, Set<WidgetState>> { Property { $1(&$0.states) } }

  /// Names the membership in a state: `.isIn(.invalid) <-- isWrong`.
  public static func isIn(_ state: WidgetState) -> Property<Root, Bool> {
    Property("isIn(\(state))") { widget, change in
      var isIn = widget.isIn(state)
      change(&isIn)
      widget.set(state, isIn: isIn)
    }
  }
}
