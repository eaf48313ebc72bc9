import Mod
import Widgets

extension Names where Root: GestureRecognizer {
  static var gesture: Names {
    Names(
      .name, .isEnabled, .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded, .requiresExclusiveTouchType,
      .allowedTouchTypes, .allowedPressTypes, .state
    )
  }
}

extension Names where Root: Panning {
  static var panning: Names {
    Names(.minimumNumberOfTouches, .maximumNumberOfTouches, .allowedScrollTypesMask, .translation)
  }
}

extension Names<TapGestureRecognizer> {
  static var own: Names { Names(.numberOfTapsRequired, .numberOfTouchesRequired, .buttonMaskRequired) }
}

extension Names<LongPressGestureRecognizer> {
  static var own: Names {
    Names(.minimumPressDuration, .allowableMovement, .numberOfTapsRequired, .numberOfTouchesRequired)
  }
}

extension GestureState: Sampled {
  static let samples = [ended]
}
extension ButtonMask: Sampled {
  static let samples = [secondary]
}
extension ScrollTypeMask: Sampled {
  static let samples = [all]
}
extension SwipeGestureRecognizer.Direction: Sampled {
  static let samples = [up]
}
extension PressTypes: Sampled {
  static let samples = [menu]
}
extension TouchTypes: Sampled {
  static let samples = [pencil]
}
