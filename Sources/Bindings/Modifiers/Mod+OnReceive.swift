extension Mod where Root: Bindable {
  /// Calls a closure with each value of a signal while the root is mounted.
  ///
  /// ```swift
  /// Label(terms, .onReceive(isAccepted) { label, isAccepted in
  ///   label.apply { $0.accessibilityValue = isAccepted ? "accepted" : "open" }
  /// })
  /// ```
  @MainActor public static func onReceive<Source: SignalConvertible>(
    _ source: Source,
    _ action: @escaping @MainActor (Mounted<Root>, Source.Value) -> Void
  ) -> Mod {
    .adHocFinalize -- { mounted in
      source.subscribe { [weak mounted] value in
        if let mounted { action(mounted, value) }
      }
    }
  }
}
