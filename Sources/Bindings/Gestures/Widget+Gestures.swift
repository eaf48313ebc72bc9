extension Mod where Root: Widget {
  /// Does something when the widget is tapped: adds a recognizer, and has the widget take touches.
  ///
  /// ```swift
  /// Label("More", .onTap { details.set(true) })
  /// ```
  ///
  /// - Parameters:
  ///   - count: How many taps it takes. 1 by default.
  ///   - action: What to do.
  @MainActor
  public static func onTap(count: Int = 1, _ action: @escaping @MainActor () -> Void) -> Mod {
    watching(for: TapGestureRecognizer(.numberOfTapsRequired(count), .recognized --> action))
  }

  /// Does something when one swipes over the widget in a direction: adds a recognizer, and has the widget take touches.
  @MainActor
  public static func onSwipe(
    _ direction: SwipeGestureRecognizer.Direction,
    _ action: @escaping @MainActor () -> Void
  ) -> Mod {
    watching(for: SwipeGestureRecognizer(.direction(direction), .recognized --> action))
  }

  /// Does something as soon as the widget has been pressed for long enough: adds a recognizer, and has the widget take touches.
  ///
  /// - Parameters:
  ///   - duration: How long that is, in seconds. 0.5 by default.
  ///   - action: What to do.
  @MainActor
  public static func onLongPress(duration: Double = 0.5, _ action: @escaping @MainActor () -> Void) -> Mod {
    watching(for: LongPressGestureRecognizer(.minimumPressDuration(duration), .recognized --> action))
  }

  private static func watching(for recognizer: some GestureRecognizer) -> Mod {
    Mod {
      $0.gestureRecognizers.append(recognizer)
      $0.isUserInteractionEnabled = true
    }
  }
}
