extension Method where Root: Widget {
  /// Focuses the widget, if it can be focused, and if it and the focused widget allow it. See ``Node/focus()``.
  public static var becomeFirstResponder: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in mounted.observer?.change(.become) }
  }

  /// Removes the focus from the widget, if it allows it. See ``Node/unfocus()``.
  public static var resignFirstResponder: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in mounted.observer?.change(.resign) }
  }

  /// Ends editing in the widget or in its descendants, if the focused widget allows it.
  public static var endEditing: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in mounted.observer?.change(.endEditing) }
  }
}

extension Node {
  package func change(_ focus: FocusRequest) {
    switch focus {
    case .become: if mounted.current is any TextInput || isFocusStop, !isDisabled { _ = becomeFocused() }
    case .resign: if isFocused { _ = resign() }
    case .endEditing:
      guard let focused = tree.focus.node, focused.mounted.current is any TextInput else { return }
      if focused.line.contains(where: { $0 === self }) { _ = focused.resign() }
    }
  }
}
