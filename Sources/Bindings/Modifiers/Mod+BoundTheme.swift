extension Mod where Root: Widget {
  /// Shows the widget and everything inside it in the theme that a signal sends last: `.theme($brand)`.
  ///
  /// The surrounding theme holds as long as the signal has not sent any.
  @MainActor public static func theme<Source: SignalConvertible>(_ source: Source) -> Mod where Source.Value: Theme {
    .binding(Binding(target: Target(Property<Root, Source.Value>.theme(Source.Value.self)), source: source) { $0 })
  }
}
