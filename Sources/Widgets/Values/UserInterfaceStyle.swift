/// Whether an interface is shown light or dark.
public enum UserInterfaceStyle: Hashable, Sendable, CaseIterable {
  /// As the surroundings are; light where there are none.
  case unspecified
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}
