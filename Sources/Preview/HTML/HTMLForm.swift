/// What is around the HTML of a tree. See ``Preview/html(_:as:)``.
public enum HTMLForm: Hashable, Sendable {
  /// A file of its own, to be opened in a browser.
  ///
  /// The title is what the window shows, or `nil`, the default, for what the first navigation bar of the tree says.
  /// The language, the direction of reading and the interface style are those of the outermost widget, if it states
  /// any, else English and what the reader prefers.
  case page(title: String? = nil)

  /// One element with its style sheet in it, to be put into a page, as often as one likes.
  case fragment
}
