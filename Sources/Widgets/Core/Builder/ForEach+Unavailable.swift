// Right programs never use these declarations. The compiler reports their messages instead of missing conformances.

extension ForEach {
  /// Reports elements without an identity.
  @available(*, unavailable, message: "the elements have no 'id'; name one, as in 'ForEach(names, id: \\.self)'")
  @_disfavoredOverload
  public init<Data: Sequence>(_ data: Data, @WidgetBuilder content: (Data.Element) -> Children) { widgets = [] }
}
