extension Mod where Root: Widget {
  /// Does something where the widget is tapped: adds a recognizer, and has the widget take touches.
  ///
  /// ```swift
  /// Label("More", .onTap { context in try context.push(Details()) })
  /// ```
  ///
  /// - Parameters:
  ///   - count: How many taps it takes. 1 by default.
  ///   - action: What to do. What it throws is noted in ``LiveTree/errors``.
  @MainActor
  public static func onTap(
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
