/// The look of a bar.
public enum BarStyle: Hashable, Sendable, CaseIterable {
  /// Dark text on light ground, or what the interface style asks for.
  case `default`
  /// Light text on dark ground.
  case black
}
