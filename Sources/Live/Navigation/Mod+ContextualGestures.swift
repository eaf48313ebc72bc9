extension Mod where Root: Widget {
  /// Performs an action when the widget is tapped. It adds a recognizer and enables user interaction.
  ///
  /// ```swift
  /// Label("More", .onTap { context in try context.push(Details()) })
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of taps. 1 by default.
  ///   - action: The action. Errors that it throws are added to ``LiveTree/errors``.
  @MainActor public static func onTap(
    count: Int = 1,
    _ action: @escaping @MainActor (EventContext) throws -> Void
  ) -> Mod {
    recognizing(TapGestureRecognizer(.numberOfTapsRequired(count), .recognized --> inContext(action)))
  }

  /// Performs an action when the user swipes over the widget. It adds a recognizer and enables user interaction.
  ///
  /// - Parameters:
  ///   - direction: The direction of the swipe.
  ///   - action: The action. Errors that it throws are added to ``LiveTree/errors``.
  @MainActor public static func onSwipe(
    _ direction: SwipeGestureRecognizer.Direction,
    _ action: @escaping @MainActor (EventContext) throws -> Void
  ) -> Mod {
    recognizing(SwipeGestureRecognizer(.direction(direction), .recognized --> inContext(action)))
  }

  /// Performs an action after a long press on the widget. It adds a recognizer and enables user interaction.
  ///
  /// - Parameters:
  ///   - duration: The least duration of the press, in seconds. 0.5 by default.
  ///   - action: The action. Errors that it throws are added to ``LiveTree/errors``.
  @MainActor public static func onLongPress(
    duration: Double = 0.5,
    _ action: @escaping @MainActor (EventContext) throws -> Void
  ) -> Mod {
    recognizing(LongPressGestureRecognizer(.minimumPressDuration(duration), .recognized --> inContext(action)))
  }

  private static func recognizing(_ recognizer: some GestureRecognizer) -> Mod {
    Mod {
      $0.gestureRecognizers.append(recognizer)
      $0.isUserInteractionEnabled = true
    }
  }
}
