extension Mod where Root: Bindable {
  /// Notes a behavior.
  internal static func noting(_ behavior: some Behavior) -> Mod {
    Mod { $0.behaviors.append(behavior) }
  }
}
