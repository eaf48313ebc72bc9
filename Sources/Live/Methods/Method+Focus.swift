extension Method where Root: TextInput {
  /// Focuses the widget, if it and the focused widget allow it. See ``Node/focus()``.
  public static var becomeFirstResponder: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in _ = (mounted.observer as? Node)?.becomeFocused() }
  }

  /// Removes the focus from the widget, if it allows it. See ``Node/unfocus()``.
  public static var resignFirstResponder: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in
      if let node = mounted.observer as? Node, node.isFocused { _ = node.resign() }
    }
  }
}

extension Method where Root: Widget {
  /// Ends editing in the widget or in its descendants, if the focused widget allows it.
  public static var endEditing: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in
      guard let node = mounted.observer as? Node, let focused = node.tree.focused else { return }
      if focused.line.contains(where: { $0 === node }) { _ = focused.resign() }
    }
  }
}
