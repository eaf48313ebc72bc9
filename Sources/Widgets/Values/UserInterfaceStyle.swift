/// The light or dark style of an interface.
public enum UserInterfaceStyle: Hashable, Sendable, CaseIterable {
  /// The style of the surroundings, or light if there are none.
  case unspecified
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
