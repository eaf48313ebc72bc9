import Mod

extension Widget {
  /// The change that a tap on the widget makes to the value of the control that shows it. `nil` by default.
  ///
  /// It is a part of an ``Operable`` control's preview, and takes touches, even if it is a label or an image.
  public var operation: ControlOperation? {
    get { attributes.value.extras.value.operation }
    set { attributes.value.extras.value.operation = newValue }
  }

  /// Whether the widget itself takes touches.
  package var takesTouches: Bool { isUserInteractionEnabled || operation != nil }
}

extension PropertyNames where Root: Widget {
  /// The change that a tap on the widget makes to the value of the control that shows it. `nil` by default.
  public static var operation: Property<Root, ControlOperation?> { Property { $1(&$0.operation) } }
}
