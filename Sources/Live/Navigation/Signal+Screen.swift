extension SignalConvertible {
  /// Returns a signal of the screen for each value, for a window or a presentation.
  ///
  /// ```swift
  /// Window(
  ///   .rootViewController <-- session.screen { user in
  ///     if user == nil { LoginScreen() } else { Menu() }
  ///   })
  ///
  /// ViewController(
  ///   .presentedViewController <-- problem.screen { text in
  ///     if let text { AlertController(text) }
  ///   },
  ///   .didDismiss --> { problem.set(nil) })
  /// ```
  ///
  /// - Parameter content: Returns the screen for a value. An empty block means none.
  public func screen(@WidgetBuilder _ content: @escaping (Value) -> Children) -> Signal<(any Widget)?> {
    signal.map { value in
      let content = content(value)
      return content.isEmpty ? nil : content.root
    }
  }
}
