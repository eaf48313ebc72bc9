import Mod

extension BarItem {
  /// How the title is written, or `nil` as the system does, which is the default.
  public var titleTextAttributes: TextAttributes? {
    get { attributes.value.titleTextAttributes }
    _modify { yield &attributes.value.titleTextAttributes }
  }

  /// How the title is written in a state.
  public func titleTextAttributes(for state: ControlState) -> TextAttributes? {
    attributes.value.$titleTextAttributes.value(for: state)
  }

  /// Has the title written otherwise in a state; `nil` as in the normal state.
  public mutating func setTitleTextAttributes(_ textAttributes: TextAttributes?, for state: ControlState) {
    attributes.value.$titleTextAttributes[state] = textAttributes
  }
}

extension PropertyNames where Root: BarItem {
  /// Names ``BarItem/titleTextAttributes``, those of the normal state.
  public static var titleTextAttributes: Property<Root, TextAttributes?> {
    Property { $1(&$0.titleTextAttributes) }
  }

  /// Names how the title is written in a state.
  public static func titleTextAttributes(for state: ControlState) -> Property<Root, TextAttributes?> {
    Property("titleTextAttributes(for: \(state))") { $1(&$0.attributes.value.$titleTextAttributes[state]) }
  }
}
