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
