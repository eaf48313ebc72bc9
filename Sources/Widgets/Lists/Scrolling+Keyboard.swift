import Foundation
import Mod

// The space that the keyboard covers while a text inside is edited.

extension Scrolling {
  /// Whether the keyboard insets the content while a text inside is edited, and the text is scrolled into sight.
  /// `false` by default.
  ///
  /// The keyboard is as high as ``EnvironmentValues/keyboardHeight``.
  @inlinable public var automaticallyAdjustsForKeyboard: Bool {
    get { scrolling.value.touches.automaticallyAdjustsForKeyboard }
    _modify { yield &scrolling.value.touches.automaticallyAdjustsForKeyboard }
  }

  /// The height that the keyboard covers at the bottom, in points. 0 by default.
  ///
  /// A live tree sets it if the view ``automaticallyAdjustsForKeyboard``.
  @inlinable public var keyboardInset: Double {
    get { scrolling.value.touches.keyboardInset }
    _modify { yield &scrolling.value.touches.keyboardInset }
  }

  /// The ``contentInset`` with the ``keyboardInset`` at the bottom.
  public var adjustedContentInset: EdgeInsets {
    var inset = contentInset
    inset.bottom += keyboardInset
    return inset
  }
}

extension PropertyNames where Root: Scrolling {
  /// Whether the keyboard insets the content while a text inside is edited, and the text is scrolled into sight.
  /// `false` by default.
  @inlinable public static var automaticallyAdjustsForKeyboard: Property<Root, Bool> {
    Property { $1(&$0.automaticallyAdjustsForKeyboard) }
  }

  /// The height that the keyboard covers at the bottom, in points. 0 by default.
  @inlinable public static var keyboardInset: Property<Root, Double> { Property { $1(&$0.keyboardInset) } }
}

extension EnvironmentValues {
  /// The height of the keyboard that covers the bottom while a text is edited, in points. 0 by default.
  public var keyboardHeight: Double {
    get { self[KeyboardHeightKey.self] }
    set { self[KeyboardHeightKey.self] = newValue }
  }
}

private enum KeyboardHeightKey: EnvironmentKey {
  static let defaultValue = 0.0
}
