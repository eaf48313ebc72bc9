import Mod

/// The identity of a view.
extension Widget {
  /// The key that identifies the widget among its siblings, stored in the attributes.
  @inlinable public var key: WidgetKey? {
    get { attributes.value.key }
    _modify { yield &attributes.value.key }
  }

  /// A number that identifies the view. 0 by default.
  @inlinable public var tag: Int {
    get { attributes.value.identity.value.tag }
    _modify { yield &attributes.value.identity.value.tag }
  }

  /// The identifier under which the state of the view is restored, or `nil` not to restore it. `nil` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var restorationIdentifier: String? {
    get { attributes.value.identity.value.restorationIdentifier }
    _modify { yield &attributes.value.identity.value.restorationIdentifier }
  }

  /// The identifier of the view's focus group, or `nil` for the superview's. `nil` by default.
  ///
  /// The Tab key moves from one group to the next, and arrows move within the group.
  @inlinable public var focusGroupIdentifier: String? {
    get { attributes.value.identity.value.focusGroupIdentifier }
    _modify { yield &attributes.value.identity.value.focusGroupIdentifier }
  }
}

extension PropertyNames where Root: Widget {
  /// The key that identifies the widget among its siblings, stored in the attributes.
  @inlinable public static var key: Property<Root, WidgetKey?> { Property { $1(&$0.key) } }

  /// The identifier under which the state of the view is restored, or `nil` not to restore it. `nil` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var restorationIdentifier: Property<Root, String?> {
    Property { $1(&$0.restorationIdentifier) }
  }

  /// The identifier of the view's focus group, or `nil` for the superview's. `nil` by default.
  @inlinable public static var focusGroupIdentifier: Property<Root, String?> {
    Property { $1(&$0.focusGroupIdentifier) }
  }
}

extension Mod where Root: Widget {
  /// Sets ``Widget/key`` to a value: `.key(user.id)`.
  @inlinable public static func key(_ value: some Hashable & Sendable) -> Mod {
    let key = WidgetKey(value)
    return Mod { $0.key = key }
  }
}

/// The identity of a view beside its key.
@usableFromInline internal struct IdentityAttributes: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal static let fresh = Boxed(IdentityAttributes())

  @usableFromInline internal var tag = 0
  @usableFromInline internal var restorationIdentifier: String?
  @usableFromInline internal var focusGroupIdentifier: String?
}

// Identifiers and tags from the cases of an enum, for tests and handlers.

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
