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
