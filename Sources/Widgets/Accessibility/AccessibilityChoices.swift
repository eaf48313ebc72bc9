/// What kind of collection a view is, for those who do not see it.
public enum AccessibilityContainerType: Hashable, Sendable, CaseIterable {
  /// None.
  case none
  /// A table of rows and columns.
  case dataTable
  /// A list of things.
  case list
  /// A part of a page that one can jump to.
  case landmark
  /// Things that belong together, with a label of their own.
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
