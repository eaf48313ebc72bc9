import Mod

/// How those who do not see a view find their way through what is in it.
extension Widget {
  /// Whether all that is in the view is hidden from assistive technology. `false` by default.
  @inlinable
  public var accessibilityElementsHidden: Bool {
    get { attributes.value.accessibility.value.accessibilityElementsHidden }
    _modify { yield &attributes.value.accessibility.value.accessibilityElementsHidden }
  }

  /// Whether all that is beside the view is hidden from assistive technology. `false` by default.
  @inlinable
  public var accessibilityViewIsModal: Bool {
    get { attributes.value.accessibility.value.accessibilityViewIsModal }
    _modify { yield &attributes.value.accessibility.value.accessibilityViewIsModal }
  }

  /// Whether what is in the view is read together, wherever it is on the screen. `false` by default.
  @inlinable
  public var shouldGroupAccessibilityChildren: Bool {
    get { attributes.value.accessibility.value.shouldGroupAccessibilityChildren }
    _modify { yield &attributes.value.accessibility.value.shouldGroupAccessibilityChildren }
  }

  /// Whether one moves through what is in the view, or past it as one. `automatic` by default.
  @inlinable
  public var accessibilityNavigationStyle: AccessibilityNavigationStyle {
    get { attributes.value.accessibility.value.accessibilityNavigationStyle }
    _modify { yield &attributes.value.accessibility.value.accessibilityNavigationStyle }
  }

  /// What kind of collection the view is. `none` by default.
  @inlinable
  public var accessibilityContainerType: AccessibilityContainerType {
    get { attributes.value.accessibility.value.accessibilityContainerType }
    _modify { yield &attributes.value.accessibility.value.accessibilityContainerType }
  }
}

extension PropertyNames where Root: Widget {
  /// Names ``Widget/accessibilityElementsHidden``.
  @inlinable public static var accessibilityElementsHidden: Property<Root, Bool> {
    Property { $1(&$0.accessibilityElementsHidden) }
  }
  /// Names ``Widget/accessibilityViewIsModal``.
  @inlinable public static var accessibilityViewIsModal: Property<Root, Bool> {
    Property { $1(&$0.accessibilityViewIsModal) }
  }
  /// Names ``Widget/shouldGroupAccessibilityChildren``.
  @inlinable public static var shouldGroupAccessibilityChildren: Property<Root, Bool> {
    Property { $1(&$0.shouldGroupAccessibilityChildren) }
  }
  /// Names ``Widget/accessibilityNavigationStyle``.
  @inlinable public static var accessibilityNavigationStyle: Property<Root, AccessibilityNavigationStyle> {
    Property { $1(&$0.accessibilityNavigationStyle) }
  }
  /// Names ``Widget/accessibilityContainerType``.
  @inlinable public static var accessibilityContainerType: Property<Root, AccessibilityContainerType> {
    Property { $1(&$0.accessibilityContainerType) }
  }
}
