/// The events since the last frame that change more than the markup.
internal struct NextFrame {
  /// The changes of controls that show something else in the page than in the tree.
  internal var corrections: [SessionChange] = []

  /// The places to which the program has scrolled, by the ids of nodes.
  internal var scrolled: [Int: ScrolledPlace] = [:]

  /// The text that has been copied.
  internal var copied: String?

  /// The notification that has been shown.
  internal var notification: String?

  /// The request for files, and the files that handlers have handed over.
  internal var request: FileRequest?
  internal var files: [SessionChange] = []

  /// Whether a screen has appeared or disappeared.
  internal var hasNewScreen = false
}
