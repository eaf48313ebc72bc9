extension Mod where Root: Widget {
  /// Performs an action when the widget is tapped. It adds a recognizer and enables user interaction.
  ///
  /// ```swift
  /// Label("More", .onTap { details.set(true) })
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of taps. 1 by default.
  ///   - action: The action.
  @MainActor public static func onTap(count: Int = 1, _ action: @escaping @MainActor () -> Void) -> Mod {
    watching(for: TapGestureRecognizer(.numberOfTapsRequired(count), .recognized --> action))
  }

  /// Performs an action when the user swipes over the widget. It adds a recognizer and enables user interaction.
  @MainActor public static func onSwipe(
    _ direction: SwipeGestureRecognizer.Direction,
    _ action: @escaping @MainActor () -> Void
  ) -> Mod {
    watching(for: SwipeGestureRecognizer(.direction(direction), .recognized --> action))
  }

  /// Performs an action after a long press on the widget. It adds a recognizer and enables user interaction.
  ///
  /// - Parameters:
  ///   - duration: The least duration of the press, in seconds. 0.5 by default.
  ///   - action: The action.
  @MainActor public static func onLongPress(duration: Double = 0.5, _ action: @escaping @MainActor () -> Void) -> Mod {
    watching(for: LongPressGestureRecognizer(.minimumPressDuration(duration), .recognized --> action))
  }

  private static func watching(for recognizer: some GestureRecognizer) -> Mod {
    Mod {
      $0.gestureRecognizers.append(recognizer)
      $0.isUserInteractionEnabled = true
    }
  }
}
