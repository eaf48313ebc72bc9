import Widgets

/// A row of a table that shows no element: the header or footer of a section, or an empty state.
///
/// Assistive technology knows nothing but rows in a table.
package struct PlainRow: Container {
  package var children: Children = []
  package var attributes = ViewAttributes.fresh

  package init() {}

  internal init(_ content: any Widget) { children = [content] }
}
