import Mod

/// By what a view is found.
extension Widget {
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
  /// Names ``Widget/restorationIdentifier``.
  @inlinable public static var restorationIdentifier: Property<Root, String?> {
    Property { $1(&$0.restorationIdentifier) }
  }
  /// Names ``Widget/focusGroupIdentifier``.
  @inlinable public static var focusGroupIdentifier: Property<Root, String?> {
    Property { $1(&$0.focusGroupIdentifier) }
  }
}
