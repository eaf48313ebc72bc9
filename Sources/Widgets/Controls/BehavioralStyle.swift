/// Whether a control looks and behaves as on a touch screen or as on a desktop. It models `UIBehavioralStyle`.
public enum BehavioralStyle: Hashable, Sendable, CaseIterable {
  /// As fits the device.
  case automatic
  /// As on a touch screen.
  case pad
  /// As on a desktop.
  case mac
}
