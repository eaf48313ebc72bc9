/// The keyboard of a live tree.
internal struct TreeKeyboard {
  /// The keyboard, if a text has brought it up.
  internal var shown: ShownKeyboard?

  /// A Boolean value that indicates whether the focus is on its way from one text to another.
  internal var isKept = false

  /// The scroll view whose content makes room for the keyboard.
  internal weak var avoiding: Node?
}

/// The keyboard that a text has brought up.
internal struct ShownKeyboard {
  /// The node of the window around the text, if there is one.
  internal private(set) weak var window: Node?

  internal init(of window: Node?) { self.window = window }
}
