import Mod

// Identifiers and tags from the cases of an enum, by which tests and handlers find them again.

extension Mod where Root: Tagged {
  /// Sets the tag to the raw value of a case: `.tag(Row.first)`.
  @inlinable public static func tag(_ name: some RawRepresentable<Int>) -> Mod { .tag(name.rawValue) }
}

extension Mod where Root: Accessible {
  /// Sets the accessibility identifier to the raw value of a case: `.accessibilityIdentifier(Field.name)`.
  @inlinable public static func accessibilityIdentifier(_ name: some RawRepresentable<String>) -> Mod {
    .accessibilityIdentifier(name.rawValue)
  }
}

extension Mod where Root: Widget {
  /// Sets the restoration identifier to the raw value of a case.
  @inlinable public static func restorationIdentifier(_ name: some RawRepresentable<String>) -> Mod {
    .restorationIdentifier(name.rawValue)
  }

  /// Sets the identifier of the focus group to the raw value of a case.
  @inlinable public static func focusGroupIdentifier(_ name: some RawRepresentable<String>) -> Mod {
    .focusGroupIdentifier(name.rawValue)
  }
}
