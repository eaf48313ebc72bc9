extension WidgetConvertible {
  /// The root of a tree of the widgets: the only widget, or a view that contains them.
  package var root: any Widget {
    let widgets = widgets
    return widgets.count == 1 ? widgets[0] : View(.subviews(widgets))
  }
}
