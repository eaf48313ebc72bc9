/// The identity of a child among its siblings.
public struct ChildIdentity {
  /// The type of the widget, or of the component that it stands for.
  package let type: Any.Type
  package let key: WidgetKey?

  @usableFromInline internal init(type: Any.Type, key: WidgetKey?) {
    self.type = type
    self.key = key
  }

  /// Creates the identity of a widget.
  @usableFromInline package init<Value: Widget>(_ widget: Value) {
    self.init(type: Value.self == Composed.self ? Self.type(of: widget) : Value.self, key: widget.key)
  }

  private static func type<Value: Widget>(of widget: Value) -> Any.Type {
    guard let component = reading(widget, as: Composed.self, { $0.pointee.component }), let component else {
      return Value.self
    }
    return Swift.type(of: component)
  }
}
