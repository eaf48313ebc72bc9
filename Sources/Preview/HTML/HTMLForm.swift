/// The form of the HTML of a tree: a page or a fragment. See `Preview.html(_:as:)`.
public enum HTMLForm: Hashable, Sendable {
  /// A page of its own, to open in a browser.
  ///
  /// The title of the window is `title`, or that of the first navigation bar if it is `nil`, the default. The language,
  /// the writing direction and the interface style are those of the outermost widget if it has any. Otherwise they are
  /// English and the preferences of the reader.
  case page(title: String? = nil)

  /// One element that contains its style sheet, to insert into a page any number of times.
  case fragment
}
