extension Method where Root: TextInput {
  /// Puts the cursor into the widget, as far as it and the one that is focused allow: see ``NodeConvertible/focus()``.
  public static var becomeFirstResponder: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in _ = (mounted.observer as? Node)?.becomeFocused() }
  }

  /// Takes the cursor out of the widget, as far as it allows: see ``NodeConvertible/unfocus()``.
  public static var resignFirstResponder: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in
      if let node = mounted.observer as? Node, node.isFocused { _ = node.resign() }
    }
  }
}

extension Method where Root: Widget {
  /// Takes the cursor out of the widget, or out of what is in it, as far as that allows.
  public static var endEditing: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in
      guard let node = mounted.observer as? Node, let focused = node.tree.focused else { return }
      if focused.line.contains(where: { $0 === node }) { _ = focused.resign() }
    }
  }
}
