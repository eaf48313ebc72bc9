extension Event where Root: Screen {
  /// The user, or a handler, has taken away what was presented.
  public static var didDismiss: Event<Root, Void> { Event<Root, Void>() }
}

extension Event where Root == NavigationController {
  /// The user, or a handler, has gone back; it comes with how many screens are left.
  public static var poppedToCount: Event<Root, Int> { Event<Root, Int>() }

  /// The user, or a handler, has gone back; it comes with the screens that went, the lowest first.
  public static var didPop: Event<Root, Children> { Event<Root, Children>() }
}

extension Event where Root == AlertAction {
  /// The user chose the action; the alert is gone.
  public static var tapped: Event<Root, Void> { Event<Root, Void>() }
}

extension Event where Root == TabBarController {
  /// The user chose a tab, perhaps the one that was chosen already; it comes with its index.
  public static var didSelect: Event<Root, Int> { Event<Root, Int>() }
}
