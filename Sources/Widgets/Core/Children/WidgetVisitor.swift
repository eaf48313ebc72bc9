/// Something that looks at widgets of any types, without a box for each.
public protocol WidgetVisitor {
  /// Visits a widget, and returns whether to go on.
  mutating func visit<Visited: Widget>(_ widget: Visited) -> Bool
}
