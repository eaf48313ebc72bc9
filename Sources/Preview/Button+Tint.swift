import Widgets

extension Button {
  /// Whether a title without a colour of its own has the tint's.
  ///
  /// That of a custom button is white in UIKit. Where the button has no ground either, it would not be seen.
  internal var isTinted: Bool {
    buttonType != .custom || (backgroundColor?.alpha ?? 0) == 0 && currentBackgroundImage == nil
  }
}
