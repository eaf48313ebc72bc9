import Widgets

/// A flag that shows a dot, a control of one's own for the tests of several modules.
public struct Lamp: Control, Operable, Previewable {
  public var isOn = false
  public var controlAttributes = ControlAttributes()
  public var attributes = ViewAttributes.fresh

  public init() {}

  public var operatedValue: OperatedValue<Lamp> { .flag(\.isOn) }
  public var preview: any Widget { Label(isOn ? "●" : "○") }
}

/// A number without limits.
public struct Level: Control, Operable, Previewable {
  public var level = 0.0
  public var controlAttributes = ControlAttributes()
  public var attributes = ViewAttributes.fresh

  public init() {}

  public var operatedValue: OperatedValue<Level> { .number(\.level, in: -.infinity ... .infinity) }
  public var preview: any Widget { Label("\(level)") }
}
