import Foundation
import Widgets

extension Widget {
  /// The rectangles that the widget colours by itself, the hindmost first.
  internal func coats(in frame: CGRect, _ surroundings: Audit.Surroundings) -> [Backdrop.Coat] {
    grounds.map { Backdrop.Coat(frame: frame, colors: $0, surroundings: surroundings) }
  }

  /// The colours behind what the widget shows: of its background, of gradients, and of pictures, which may have any.
  private var grounds: [[Color]] {
    let background = backgroundColor ?? layer.backgroundColor ?? (self as? any Bar)?.barTintColor ?? ownGround
    let gradients = layer.sublayers.compactMap { ($0 as? GradientLayer)?.colors }.filter { !$0.isEmpty }
    return [background].compactMap { $0.map { [$0] } } + gradients + (showsPicture ? [[.black, .white]] : [])
  }

  /// The ground that the kind of widget has without being told.
  private var ownGround: Color? {
    switch self {
    case let field as TextField where field.borderStyle == .roundedRect && field.isEnabled:
      Color(light: .white, dark: Color(hex: 0x1C1C1E))
    case is Dimming: Color.black.withAlphaComponent(0.2)
    default: nil
    }
  }

  private var showsPicture: Bool {
    (self as? ImageView)?.shownImage != nil || (self as? Button)?.currentBackgroundImage != nil
  }
}
