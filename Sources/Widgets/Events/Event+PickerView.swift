extension Event where Root == PickerView {
  /// Sent when the user selects a row in a component.
  public static var didSelectRow: Event<Root, (row: Int, component: Int)> { Event<Root, (row: Int, component: Int)>() }
}
