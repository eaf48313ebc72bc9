/// The look and behavior of a control on touch screens and desktops. It models `UIBehavioralStyle`.
public enum BehavioralStyle: Hashable, Sendable, CaseIterable {
  /// The style of the device.
  case automatic
  /// The style of a touch screen.
  case pad
  /// The style of a desktop.
  case mac
}
