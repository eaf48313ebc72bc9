extension EventNames where Root: Widget {
  /// Sent when the widget has come to rest after an animated change, or at once if motion is reduced.
  ///
  /// A movement that another one interrupts does not send it.
  public static var didEndAnimation: Event<Root, Void> { Event<Root, Void>() }
}
