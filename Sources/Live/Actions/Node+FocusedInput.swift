extension Node {
  /// The focused text input of the whole tree, if there is one.
  package var focusedInput: Node? {
    guard let focused = tree.focus.node, focused.isMounted, focused.mounted.current is any TextInput else { return nil }
    return focused
  }
}
