import Mod

/// By what a view is found.
extension Widget {
  /// What tells the widget from its siblings, kept with what every view has.
  @inlinable
  public var key: WidgetKey? {
    get { attributes.value.key }
    _modify { yield &attributes.value.key }
  }

  /// A number to find the view by. 0 by default.
  @inlinable
  public var tag: Int {
    get { attributes.value.tag }
    _modify { yield &attributes.value.tag }
  }

  /// The name under which the state of the view is kept and restored, or `nil`, the default, for not at all.
  @inlinable
  public var restorationIdentifier: String? {
    get { attributes.value.restorationIdentifier }
    _modify { yield &attributes.value.restorationIdentifier }
  }

  /// The group of views that the focus stays in while it moves, or `nil`, the default, for that of the view around it.
  @inlinable
  public var focusGroupIdentifier: String? {
    get { attributes.value.focusGroupIdentifier }
    _modify { yield &attributes.value.focusGroupIdentifier }
  }
}

extension PropertyNames where Root: Widget {
  /// Names ``Widget/key``.
  @inlinable public static var key: Property<Root, WidgetKey?> { Property { $1(&$0.key) } }
  /// Names ``Widget/restorationIdentifier``.
  @inlinable public static var restorationIdentifier: Property<Root, String?> {
    Property { $1(&$0.restorationIdentifier) }
  }
  /// Names ``Widget/focusGroupIdentifier``.
  @inlinable public static var focusGroupIdentifier: Property<Root, String?> {
    Property { $1(&$0.focusGroupIdentifier) }
  }
}

extension Mod where Root: Widget {
  /// Sets ``Widget/key`` to one made of a value: `.key(user.id)`.
  @inlinable
  public static func key(_ value: some Hashable & Sendable) -> Mod {
    let key = WidgetKey(value)
    return Mod { $0.key = key }
  }
}
