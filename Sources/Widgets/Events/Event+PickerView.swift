extension Event where Root == PickerView {
  /// The user turned a wheel to a row.
  public static var didSelectRow: Event<Root, (row: Int, component: Int)> { Event<Root, (row: Int, component: Int)>() }
}
