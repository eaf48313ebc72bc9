import Widgets

extension Node {
  /// Resets the value to its description, except for bound properties. Changes by users and components are dropped.
  internal func forgetInput() {
    if isFocused { tree.moveFocus(to: nil) }
    if let widget = styledDescription as? any Widget { forgetInput(of: widget) }
    forgetState()
    for node in mountedChildren + partNodes { node.forgetInput() }
  }

  private func forgetInput<Value: Widget>(of widget: Value) {
    guard let mounted = mounted as? Mounted<Value> else { return }
    var fresh = mounted.value
    for property in Value.userEditable { property.keep(widget, in: &fresh, unlessChangedFrom: widget, to: widget) }
    guard fresh != mounted.value else { return }
    mounted.adopt(fresh, with: bindings) { _, _ in }
  }
}
