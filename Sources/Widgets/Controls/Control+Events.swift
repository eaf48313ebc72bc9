extension EventNames where Root: Control {
  /// Returns the event for control events, with the control as it is then.
  ///
  /// ```swift
  /// Slider(.action(.valueChanged) --> { slider in print(slider.value) })
  /// ```
  public static func action(_ events: ControlEvents) -> Event<Root, Root> {
    Event<Root, Void>("", events).compactMap("action(\(events))") { root, _ in root }
  }

  /// Returns the event for control events, with a property of the control.
  ///
  /// ```swift
  /// Switch(.action(.valueChanged, \.isOn) --> isExpanded)
  /// ```
  public static func action<Value>(
    _ events: ControlEvents,
    _ value: any KeyPath<Root, Value> & Sendable
  ) -> Event<Root, Value> {
    Event<Root, Void>("", events).compactMap("action(\(events))") { root, _ in root[keyPath: value] }
  }

  /// Sent when the control is tapped.
  public static var tapped: Event<Root, Void> { Event<Root, Void>(#function, .touchUpInside) }
}

extension Event where Root: Bindable {
  /// Reports a widget that is no control.
  @available(*, unavailable, message: "only a control has 'tapped'; other widgets have '.onTap { … }'")
  @_disfavoredOverload public static var tapped: Event<Root, Void> { Event<Root, Void>() }
}
