import Foundation
import Mod

/// The stored properties of structs as settings. A value keeps the settings that differ from a fresh value.
internal enum Settings {
  /// A closure that copies the value of `own` to `styled` if it differs from that in `fresh`.
  internal typealias Keep<Value> = @Sendable (_ own: Value, _ fresh: Value, _ styled: inout Value) -> Void

  /// The closure for each inspected type.
  private static let known = KnownTypes()

  /// Copies each property of `own` that differs from that in `fresh` to `styled`.
  ///
  /// - Complexity: O(*n*) for *n* stored properties, where shared boxes count as one.
  internal static func keep<Value>(_ own: Value, over fresh: Value, in styled: inout Value) {
    let keep = known.about(Value.self) { () -> Keep<Value> in keeping(fresh) ?? { _, _, _ in } }
    keep(own, fresh, &styled)
  }

  /// Returns a closure that keeps a property of the type of a value, or `nil` if such properties cannot be compared.
  internal static func keeping<Value>(_ sample: Value) -> Keep<Value>? {
    if let type = Value.self as? any SettingsGroup.Type { return group(sample, as: type) as? Keep<Value> }
    if sample is any Inspectable || sample is any InspectableByParts, let keep = properties(of: sample) {
      guard Value.self is any Normalizing.Type else { return keep }
      return { own, fresh, styled in
        keep(own, fresh, &styled)
        normalize(&styled)
      }
    }
    guard let areEqual = equality(of: Value.self) else { return nil }
    return { own, fresh, styled in if !areEqual(styled, own), !areEqual(own, fresh) { styled = own } }
  }

  private static func group<Group: SettingsGroup>(_ sample: Any, as type: Group.Type) -> Any? {
    (sample as? Group).flatMap { Group.keeping($0) }
  }

  private static func normalize<Value>(_ value: inout Value) {
    guard var normalizing = value as? any Normalizing else { return }
    normalizing.normalize()
    if let normalized = normalizing as? Value { value = normalized }
  }

  /// Returns a closure that keeps the variables of a struct, or `nil` for another type, and for a struct with a mirror
  /// of its own, which are handled as one setting.
  private static func properties<Value>(of sample: Value) -> Keep<Value>? {
    guard isStruct(Value.self), !(sample is any CustomReflectable) else { return nil }
    let keeps = StoredProperty<Value>.all().compactMap { property -> Keep<Value>? in
      func keeping<Part>(_ type: Part.Type) -> Keep<Value>? {
        guard let part = (property.keyPath as? WritableKeyPath<Value, Part>).map(StoredPath.init) else { return nil }
        return { own, fresh, styled in
          let (own, fresh) = (part.get(own), part.get(fresh))
          // Most are equal, and need no lookup of their type.
          if !haveSameBytes(own, fresh) { part.change(&styled) { keep(own, over: fresh, in: &$0) } }
        }
      }
      return _openExistential(property.type, do: keeping)
    }
    return { own, fresh, styled in for keep in keeps { keep(own, fresh, &styled) } }
  }
}

/// A property with several settings, which a widget may set separately.
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

/// A value with interdependent properties, which may be inconsistent after single properties have been copied into it.
internal protocol Normalizing {
  /// Makes the properties consistent, as setting each of them does.
  mutating func normalize()
}

extension RangeValue: Normalizing {
  internal mutating func normalize() { maximumValue = max(minimumValue, maximumValue) }
}

extension DisplayedText: Normalizing {
  internal mutating func normalize() {
    if let attributes, String(attributes.characters) != _text { style.value._attributedText = nil }
  }
}

extension TextField: Normalizing {
  internal mutating func normalize() {
    guard let attributed = extras.storage.value._attributedPlaceholder else { return }
    if String(attributed.characters) != placeholder { extras.value._attributedPlaceholder = nil }
  }
}

extension ScrollZooming: Normalizing {
  internal mutating func normalize() {
    let zoomScale = zoomScale
    self.zoomScale = zoomScale
  }
}

extension DatePicker: Normalizing {
  internal mutating func normalize() {
    let date = date
    self.date = date
  }
}

extension SegmentedControl: Normalizing {
  internal mutating func normalize() {
    let selectedSegmentIndex = selectedSegmentIndex
    self.selectedSegmentIndex = selectedSegmentIndex
  }
}

extension PageControl: Normalizing {
  internal mutating func normalize() {
    let currentPage = currentPage
    self.currentPage = currentPage
  }
}
