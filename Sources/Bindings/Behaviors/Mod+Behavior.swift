extension Mod where Root: Bindable {
  /// Returns a Mod that adds a behavior.
  internal static func noting(_ behavior: some Behavior) -> Mod {
    Mod { $0.behaviors.append(behavior) }
  }
}
