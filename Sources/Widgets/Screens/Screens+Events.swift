extension Event where Root: Screen {
  /// Sent when the presented screen has been dismissed, by the user or by a handler.
  public static var didDismiss: Event<Root, Void> { Event<Root, Void>() }
}

extension Event where Root == NavigationController {
  /// Sent when the user or a handler has gone back, with the number of screens that are left.
  public static var poppedToCount: Event<Root, Int> { Event<Root, Int>() }

  /// Sent when the user or a handler has gone back, with the removed screens, the lowest first.
  public static var didPop: Event<Root, Children> { Event<Root, Children>() }
}

extension Event where Root == AlertAction {
  /// Sent when the user chooses the action, after the alert has been dismissed.
  public static var tapped: Event<Root, Void> { Event<Root, Void>() }
}

extension Event where Root == TabBarController {
  /// Sent when the user selects a tab, even the current one, with its index.
  public static var didSelect: Event<Root, Int> { Event<Root, Int>() }

  /// Sent when the user selects a tab, even the current one, with its index. Short for `didSelect`.
  public static var selectionChanged: Event<Root, Int> { didSelect.compactMap { $1 } }
}
