import Mod

/// The navigation of assistive technology through a view.
extension Widget {
  /// Whether the descendants are hidden from assistive technology. `false` by default.
  @inlinable public var accessibilityElementsHidden: Bool {
    get { attributes.value.accessibility.value.tree.accessibilityElementsHidden }
    _modify { yield &attributes.value.accessibility.value.tree.accessibilityElementsHidden }
  }

  /// Whether the siblings are hidden from assistive technology. `false` by default.
  @inlinable public var accessibilityViewIsModal: Bool {
    get { attributes.value.accessibility.value.tree.accessibilityViewIsModal }
    _modify { yield &attributes.value.accessibility.value.tree.accessibilityViewIsModal }
  }

  /// Whether the descendants are read together, wherever they are on the screen. `false` by default.
  ///
  /// A page gives a container the role of a group.
  @inlinable public var shouldGroupAccessibilityChildren: Bool {
    get { attributes.value.accessibility.value.tree.shouldGroupAccessibilityChildren }
    _modify { yield &attributes.value.accessibility.value.tree.shouldGroupAccessibilityChildren }
  }

  /// The navigation through the descendants. `automatic` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var accessibilityNavigationStyle: AccessibilityNavigationStyle {
    get { attributes.value.accessibility.value.tree.accessibilityNavigationStyle }
    _modify { yield &attributes.value.accessibility.value.tree.accessibilityNavigationStyle }
  }

  /// The kind of collection that the view is. `none` by default.
  @inlinable public var accessibilityContainerType: AccessibilityContainerType {
    get { attributes.value.accessibility.value.tree.accessibilityContainerType }
    _modify { yield &attributes.value.accessibility.value.tree.accessibilityContainerType }
  }
}

extension PropertyNames where Root: Widget {
  /// Whether the descendants are hidden from assistive technology. `false` by default.
  @inlinable public static var accessibilityElementsHidden: Property<Root, Bool> {
    Property { $1(&$0.accessibilityElementsHidden) }
  }

  /// Whether the siblings are hidden from assistive technology. `false` by default.
  @inlinable public static var accessibilityViewIsModal: Property<Root, Bool> {
    Property { $1(&$0.accessibilityViewIsModal) }
  }

  /// Whether the descendants are read together, wherever they are on the screen. `false` by default.
  @inlinable public static var shouldGroupAccessibilityChildren: Property<Root, Bool> {
    Property { $1(&$0.shouldGroupAccessibilityChildren) }
  }

  /// The navigation through the descendants. `automatic` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var accessibilityNavigationStyle: Property<Root, AccessibilityNavigationStyle> {
    Property { $1(&$0.accessibilityNavigationStyle) }
  }

  /// The kind of collection that the view is. `none` by default.
  @inlinable public static var accessibilityContainerType: Property<Root, AccessibilityContainerType> {
    Property { $1(&$0.accessibilityContainerType) }
  }
}

/// The kind of collection that a view is for assistive technology.
public enum AccessibilityContainerType: Hashable, Sendable, CaseIterable {
  /// Not a collection.
  case none
  /// A table of rows and columns.
  case dataTable
  /// A list.
  case list
  /// A landmark of a page, which users can jump to.
  case landmark
  /// A group with a label of its own.
  case semanticGroup
}

/// The navigation of assistive technology through a view's elements.
public enum AccessibilityNavigationStyle: Hashable, Sendable, CaseIterable {
  /// The style that assistive technology chooses.
  case automatic
  /// Element by element.
  case separate
  /// All elements as one.
  case combined
}
