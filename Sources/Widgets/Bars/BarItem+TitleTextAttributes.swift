import Mod

extension BarItem {
  /// The text attributes of the title, or `nil` for those of the system. `nil` by default.
  public var titleTextAttributes: TextAttributes? {
    get { attributes.value.titleTextAttributes }
    _modify { yield &attributes.value.titleTextAttributes }
  }

  /// Returns the text attributes of the title in a state.
  public func titleTextAttributes(for state: ControlState) -> TextAttributes? {
    attributes.value.$titleTextAttributes.value(for: state)
  }

  /// Sets the text attributes of the title in a state, or removes them with `nil`.
  public mutating func setTitleTextAttributes(_ textAttributes: TextAttributes?, for state: ControlState) {
    attributes.value.$titleTextAttributes[state] = textAttributes
  }
}

extension PropertyNames where Root: BarItem {
  /// The text attributes of the title, or `nil` for those of the system. `nil` by default.
  public static var titleTextAttributes: Property<Root, TextAttributes?> {
    Property { $1(&$0.titleTextAttributes) }
  }

  /// Names `titleTextAttributes` in a state.
  public static func titleTextAttributes(for state: ControlState) -> Property<Root, TextAttributes?> {
    Property("titleTextAttributes(for: \(state))") { $1(&$0.attributes.value.$titleTextAttributes[state]) }
  }
}
