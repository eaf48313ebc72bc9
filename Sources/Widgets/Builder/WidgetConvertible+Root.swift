extension WidgetConvertible {
  /// The widget that a tree of the widgets starts with: the only one, or else a view that holds them.
  package var root: any Widget {
    let widgets = widgets
    return widgets.count == 1 ? widgets[0] : View(.subviews(widgets))
  }
}
