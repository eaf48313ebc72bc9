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
    let recognizer = TapGestureRecognizer(.numberOfTapsRequired(count), .recognized --> inContext(action))
    return Mod {
      $0.gestureRecognizers.append(recognizer)
      $0.isUserInteractionEnabled = true
    }
  }
}
