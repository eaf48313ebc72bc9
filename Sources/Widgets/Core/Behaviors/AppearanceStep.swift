/// A step by which a live tree tells that screens and widgets appear and disappear.
@usableFromInline package enum AppearanceStep: Hashable, Sendable {
  /// A screen is about to appear.
  case willAppear
  /// A widget appears for the first time.
  case onAppearOnce
  /// A widget appears.
  case onAppear
  /// A screen has appeared.
  case didAppear
  /// A screen is about to disappear.
  case willDisappear
  /// A widget disappears.
  case onDisappear
  /// A screen has disappeared.
  case didDisappear
  /// Traits of the surroundings have changed.
  case traitCollectionDidChange
  /// A stack is about to show another screen.
  case willShow
  /// A stack shows another screen.
  case didShow
}
