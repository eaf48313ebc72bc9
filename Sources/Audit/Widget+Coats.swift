import Foundation
import Layout
import Widgets

extension Widget {
  /// Returns the rectangles that the widget itself draws, from back to front.
  internal func coats(in frame: CGRect, _ surroundings: Audit.Surroundings) -> [Backdrop.Coat] {
    grounds.map { Backdrop.Coat(frame: frame, colors: $0, surroundings: surroundings) }
  }

  /// The colors behind the widget's content: of its background, gradients and images. An image may have any colors.
  private var grounds: [[Color]] {
    let background = backgroundColor ?? layer.backgroundColor ?? (self as? any Bar)?.barTintColor ?? ownGround
    let gradients = layer.sublayers.compactMap { ($0 as? GradientLayer)?.colors }.filter { !$0.isEmpty }
    let pressed = (self as? Button)?.pressedLayer
    return [background].compactMap { $0.map { [$0] } } + gradients + (showsPicture ? [[.black, .white]] : [])
      + [pressed].compactMap { $0.map { [$0] } }
  }

  /// The default background of the widget's type.
  private var ownGround: Color? {
    switch self {
    case let field as TextField where field.borderStyle == .roundedRect && field.isEnabled:
      Color(light: .white, dark: Color(hex: 0x1C1C1E))
    case let bar as any Bar where !(bar is SearchBar) && (bar as? NavigationBar)?.showsLargeTitle != true:
      Color(light: Color(hex: 0xF9F9F9), dark: Color(hex: 0x1D1D1D)).withAlphaComponent(bar.isTranslucent ? 0.94 : 1)
    case is Dimming: Color.black.withAlphaComponent(0.2)
    default: nil
    }
  }

  private var showsPicture: Bool {
    (self as? ImageView)?.shownImage != nil || (self as? Button)?.currentBackgroundImage != nil
  }
}
