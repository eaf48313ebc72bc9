extension EventContext {
  /// Copies a text to the pasteboard of the user: that of the browser or of the terminal, which need not allow it.
  ///
  /// ```swift
  /// Button("Copy", .tapped --> inContext { $0.copy("Label()") })
  /// ```
  ///
  /// In a test, ``LiveTree/copiedText`` has the text.
  public func copy(_ text: String) {
    source.tree.copiedText = text
    source.tree.didCopy?(text)
  }
}

extension LiveTree {
  /// The text that a handler has copied last, by ``EventContext/copy(_:)``, or `nil` if none has.
  public var copiedText: String? { root.tree.copiedText }
}
