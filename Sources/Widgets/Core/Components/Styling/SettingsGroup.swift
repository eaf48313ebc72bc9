/// A property that consists of several settings, each of which a widget may set separately.
internal protocol SettingsGroup {
  /// Returns a closure that keeps the settings that differ from fresh ones, or `nil` if none can be kept.
  static func keeping(_ sample: Self) -> Settings.Keep<Self>?
}

extension Boxed: SettingsGroup {
  internal static func keeping(_ sample: Boxed) -> Settings.Keep<Boxed>? {
    guard let keep = Settings.keeping(sample.value) else { return nil }
    return { own, fresh, styled in
      // Comparing references shows which of the three share their storage, before any value is compared.
      if styled.storage === own.storage || own.storage === fresh.storage { return }
      keep(own.value, fresh.value, &styled.value)
    }
  }
}

extension Embedded: SettingsGroup {
  internal static func keeping(_ sample: Embedded) -> Settings.Keep<Embedded>? {
    guard let keep = Settings.keeping(sample.box) else { return nil }
    return { keep($0.box, $1.box, &$2.box) }
  }
}

extension ControlStateValues: SettingsGroup {
  internal static func keeping(_ sample: ControlStateValues) -> Settings.Keep<ControlStateValues>? {
    { own, fresh, styled in
      if own.wrappedValue != fresh.wrappedValue { styled.wrappedValue = own.wrappedValue }
      for (state, value) in own.others where value != fresh.others[state] { styled.others[state] = value }
    }
  }
}

extension Behaviors: SettingsGroup {
  /// Returns `nil`, because ``Stylings`` combines the behaviors of a widget with those of its stylings.
  internal static func keeping(_ sample: Behaviors) -> Settings.Keep<Behaviors>? { nil }
}
