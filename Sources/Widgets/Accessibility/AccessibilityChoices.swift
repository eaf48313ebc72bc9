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

/// Whether one moves through what is in a view, or past it as one.
public enum AccessibilityNavigationStyle: Hashable, Sendable, CaseIterable {
  /// As assistive technology sees fit.
  case automatic
  /// Through each thing by itself.
  case separate
  /// Past all of them as one.
  case combined
}
