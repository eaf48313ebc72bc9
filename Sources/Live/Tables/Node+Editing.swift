import Widgets

extension Node {
  /// A Boolean value that indicates whether users have changed the value.
  internal var isEdited: Bool {
    guard let widget = styledDescription as? any Widget else { return false }
    return isEdited(of: widget)
  }

  private func isEdited<Value: Widget>(of description: Value) -> Bool {
    guard !Value.userEditable.isEmpty, let now = (mounted as? Mounted<Value>)?.value else { return false }
    return edited(now, describedAs: description, in: description) != description
  }

  /// Restores the users' changes of a value with another description, where both descriptions agree.
  internal func restore(_ now: any Bindable, describedAs description: any Bindable) {
    if let widget = styledDescription as? any Widget { restore(now, describedAs: description, in: widget) }
  }

  private func restore<Value: Widget>(_ now: Any, describedAs description: Any, in new: Value) {
    guard let now = now as? Value, let old = description as? Value, let mounted = mounted as? Mounted<Value> else {
      return
    }
    let value = edited(now, describedAs: old, in: mounted.value, describedAs: new)
    if value != mounted.value { mounted.adopt(value, with: bindings) { _, _ in } }
  }

  private func edited<Value: Widget>(
    _ now: Value, describedAs old: Value, in value: Value, describedAs new: Value? = nil
  ) -> Value {
    var value = value
    for property in Value.userEditable { property.keep(now, in: &value, unlessChangedFrom: old, to: new ?? old) }
    return value
  }
}
