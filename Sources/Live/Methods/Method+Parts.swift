extension Method where Root == ActivityIndicatorView {
  /// Starts the animation.
  public static var startAnimating: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in mounted.apply { $0.startAnimating() } }
  }

  /// Stops the animation.
  public static var stopAnimating: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in mounted.apply { $0.stopAnimating() } }
  }
}

extension Method where Root == PickerView {
  /// Selects a row of a component, or the nearest one.
  public static var selectRow: Method<Root, (row: Int, component: Int)> {
    Method<Root, (row: Int, component: Int)> { mounted, place in
      mounted.apply { $0.selectRow(place.row, inComponent: place.component) }
    }
  }
}
