extension EventNames where Root: Screen {
  /// Sent when the presented screen has been dismissed, by the user or by a handler.
  public static var didDismiss: Event<Root, Void> { Event<Root, Void>() }
}

extension EventNames where Root == NavigationController {
  /// Sent when the user or a handler has gone back, with the number of screens that are left.
  public static var poppedToCount: Event<Root, Int> { Event<Root, Int>() }

  /// Sent when the user or a handler has gone back, with the removed screens, the lowest first.
  public static var didPop: Event<Root, Children> { Event<Root, Children>() }

  /// Sent when a handler has pushed a screen, with the screen.
  public static var didPush: Event<Root, any Widget> { Event<Root, any Widget>() }

  /// Sent before another screen is on top of the visible stack, with the screen.
  ///
  /// It follows `willAppear` of that screen.
  public static var willShow: Event<Root, any Widget> { Event<Root, any Widget>(step: .willShow) }

  /// Sent when another screen is on top of the visible stack, with the screen.
  ///
  /// It follows `didAppear` of that screen.
  public static var didShow: Event<Root, any Widget> { Event<Root, any Widget>(step: .didShow) }
}

extension EventNames where Root == SplitViewController {
  /// Sent before the user or a handler changes the display mode, with the new one.
  public static var willChangeDisplayMode: Event<Root, SplitViewController.DisplayMode> {
    Event<Root, SplitViewController.DisplayMode>()
  }

  /// Sent when the user or a handler goes back from the secondary screen of a collapsed controller.
  public static var dismissedSecondary: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when the controller has collapsed, or when it shows both screens again, with whether it has collapsed.
  public static var collapsedChanged: Event<Root, Bool> { Event<Root, Bool>() }
}

extension EventNames where Root == Window {
  /// Sent when the window becomes visible, also when it is mounted.
  public static var didBecomeVisible: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when the window becomes hidden.
  public static var didBecomeHidden: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when the window becomes the key window, also when it is mounted.
  public static var didBecomeKey: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when the window is no longer the key window.
  public static var didResignKey: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when a text in the window begins to be edited, unless another one was, with the height of the keyboard.
  ///
  /// No animation takes place in between: ``keyboardDidShow`` follows at once.
  public static var keyboardWillShow: Event<Root, Double> { Event<Root, Double>() }

  /// Sent after ``keyboardWillShow``, with the height of the keyboard in points.
  public static var keyboardDidShow: Event<Root, Double> { Event<Root, Double>() }

  /// Sent when editing a text in the window has ended, and no other text is edited.
  public static var keyboardWillHide: Event<Root, Void> { Event<Root, Void>() }

  /// Sent after ``keyboardWillHide``.
  public static var keyboardDidHide: Event<Root, Void> { Event<Root, Void>() }

  /// Sent after ``keyboardWillShow`` and ``keyboardWillHide``, with the height of the keyboard in points, 0 if it is
  /// hidden.
  public static var keyboardWillChangeFrame: Event<Root, Double> { Event<Root, Double>() }

  /// Sent after ``keyboardDidShow`` and ``keyboardDidHide``, with the height of the keyboard in points, 0 if it is
  /// hidden.
  public static var keyboardDidChangeFrame: Event<Root, Double> { Event<Root, Double>() }
}

extension EventNames where Root == AlertAction {
  /// Sent when the user chooses the action, after the alert has been dismissed.
  public static var tapped: Event<Root, Void> { Event<Root, Void>() }
}

extension EventNames where Root == TabBarController {
  /// Sent when the user selects a tab, even the current one, with its index.
  public static var didSelect: Event<Root, Int> { Event<Root, Int>() }

  /// Sent when the user selects a tab, even the current one, with its index. Short for `didSelect`.
  public static var selectionChanged: Event<Root, Int> { didSelect.compactMap { $1 } }
}

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
