extension Method where Root == ActivityIndicatorView {
  /// Starts spinning.
  public static var startAnimating: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in mounted.apply { $0.startAnimating() } }
  }

  /// Stops spinning.
  public static var stopAnimating: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in mounted.apply { $0.stopAnimating() } }
  }
}

extension Method where Root == PickerView {
  /// Turns a wheel to a row, or to the nearest one that it has.
  public static var selectRow: Method<Root, (row: Int, component: Int)> {
    Method<Root, (row: Int, component: Int)> { mounted, place in
      mounted.apply { $0.selectRow(place.row, inComponent: place.component) }
    }
  }
}
