import Mod

// The handling of touches and keys.

extension Scrolling {
  /// Whether a touch is delayed until it is certain that it does not scroll. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var delaysContentTouches: Bool {
    get { scrolling.value.touches.delaysContentTouches }
    _modify { yield &scrolling.value.touches.delaysContentTouches }
  }

  /// Whether a touch in the content can still become a scroll. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var canCancelContentTouches: Bool {
    get { scrolling.value.touches.canCancelContentTouches }
    _modify { yield &scrolling.value.touches.canCancelContentTouches }
  }

  /// The effect of scrolling on the keyboard. `.none` by default.
  @inlinable public var keyboardDismissMode: ScrollView.KeyboardDismissMode {
    get { scrolling.value.touches.keyboardDismissMode }
    _modify { yield &scrolling.value.touches.keyboardDismissMode }
  }

  /// Whether keys of a hardware keyboard scroll. `true` by default.
  ///
  /// Otherwise arrows, Page Up, Page Down, Home, End and the space bar do not, in tests, terminals and pages. Keys that
  /// move the focus, the row of a list or a caret still bring it into view. In a page, keys do not scroll the views
  /// around it either while the focus is inside.
  @inlinable public var allowsKeyboardScrolling: Bool {
    get { scrolling.value.touches.allowsKeyboardScrolling }
    _modify { yield &scrolling.value.touches.allowsKeyboardScrolling }
  }
}

extension PropertyNames where Root: Scrolling {
  /// Whether a touch is delayed until it is certain that it does not scroll. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var delaysContentTouches: Property<Root, Bool> { Property { $1(&$0.delaysContentTouches) } }

  /// Whether a touch in the content can still become a scroll. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var canCancelContentTouches: Property<Root, Bool> {
    Property { $1(&$0.canCancelContentTouches) }
  }

  /// The effect of scrolling on the keyboard. `.none` by default.
  @inlinable public static var keyboardDismissMode: Property<Root, ScrollView.KeyboardDismissMode> {
    Property { $1(&$0.keyboardDismissMode) }
  }

  /// Whether keys of a hardware keyboard scroll. `true` by default.
  @inlinable public static var allowsKeyboardScrolling: Property<Root, Bool> {
    Property { $1(&$0.allowsKeyboardScrolling) }
  }
}
