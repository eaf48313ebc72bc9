extension Bindable {
  /// The value with something presented over it, or nothing, if it is a screen.
  internal func presenting(_ widget: (any Bindable)?) -> any Bindable {
    guard var screen = self as? any Screen else { return self }
    screen.presentedViewController = widget as? any Widget
    return screen
  }
}
