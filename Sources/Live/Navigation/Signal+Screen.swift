extension SignalConvertible {
  /// The screen for each value, where one is to show at a time: in a window, or over everything.
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
  /// - Parameter content: Makes the screen for a value, or lists nothing for none.
  public func screen(@WidgetBuilder _ content: @escaping (Value) -> Children) -> Signal<(any Widget)?> {
    signal.map { value in
      let content = content(value)
      return content.isEmpty ? nil : content.root
    }
  }
}
