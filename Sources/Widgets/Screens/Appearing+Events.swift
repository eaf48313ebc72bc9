extension EventNames where Root: Screen {
  /// Sent before the screen appears, after it has been mounted.
  ///
  /// A screen appears when it is mounted, pushed, selected or presented where users see it, and again when what has
  /// covered it goes. See the article Appearing of Live for the order of these events.
  public static var willAppear: Event<Root, Void> { Event<Root, Void>(step: .willAppear) }

  /// Sent when the screen has appeared.
  public static var didAppear: Event<Root, Void> { Event<Root, Void>(step: .didAppear) }

  /// Sent before the screen disappears.
  ///
  /// The tree has already changed: a popped screen is no longer on the stack.
  public static var willDisappear: Event<Root, Void> { Event<Root, Void>(step: .willDisappear) }

  /// Sent when the screen has disappeared.
  public static var didDisappear: Event<Root, Void> { Event<Root, Void>(step: .didDisappear) }
}

extension EventNames where Root: Widget {
  /// Sent when the widget appears: when it is mounted on a visible screen, or when its screen appears.
  ///
  /// As in UIKit, it does not matter whether the widget `isHidden`.
  public static var onAppear: Event<Root, Void> { Event<Root, Void>(step: .onAppear) }

  /// Sent when the widget appears for the first time since it was mounted, before `onAppear`.
  public static var onAppearOnce: Event<Root, Void> { Event<Root, Void>(step: .onAppearOnce) }

  /// Sent when the widget disappears: when it is unmounted, or when its screen disappears.
  public static var onDisappear: Event<Root, Void> { Event<Root, Void>(step: .onDisappear) }

  /// Sent when traits of the environment have changed around a mounted widget, with the former environment.
  ///
  /// The traits are the values that `WidgetState` refers to: size class, style, contrast, direction, text size, motion.
  public static var traitCollectionDidChange: Event<Root, EnvironmentValues> {
    Event<Root, EnvironmentValues>(step: .traitCollectionDidChange)
  }
}
