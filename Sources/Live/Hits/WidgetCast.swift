import Bindings
import Widgets

/// The conversion of values to widgets.
///
/// A cast to a protocol takes the runtime long. So it is done once for each type, and then for values to that type.
@MainActor internal enum WidgetCast {
  private static var types: [ObjectIdentifier: (any Widget.Type)?] = [:]

  /// Returns a value as a widget, or `nil` if it is none.
  static func widget(_ value: any Bindable) -> (any Widget)? {
    let type = type(of: value)
    if let known = types[ObjectIdentifier(type)] { return known?.widget(value) }
    types[ObjectIdentifier(type)] = .some(type as? any Widget.Type)
    return value as? any Widget
  }
}

extension Widget {
  fileprivate static func widget(_ value: any Bindable) -> (any Widget)? { value as? Self }
}
