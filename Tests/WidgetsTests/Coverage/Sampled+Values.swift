import Mod
import Foundation
import Widgets

extension CGPoint: Sampled {
  static let samples = [CGPoint(x: 1, y: 2)]
}

extension CGSize: Sampled {
  static let samples = [CGSize(width: 1, height: 2)]
}

extension CGRect: Sampled {
  static let samples = [CGRect(x: 1, y: 2, width: 3, height: 4)]
}

extension WidgetState: Sampled {
  static let samples = [hovered]
}

extension EdgeInsets: Sampled {
  static let samples = [EdgeInsets(top: 1)]
}

extension Offset: Sampled {
  static let samples = [Offset(horizontal: 1)]
}

extension Color: Sampled {
  static let samples = [systemTeal, systemBrown]
}

extension Font: Sampled {
  static let samples = [caption2]
}

extension Image: Sampled {
  static let samples = [Image(systemName: "star")]
}

extension TextAttributes: Sampled {
  static let samples = [TextAttributes(.kern(1))]
}

extension DirectionalEdgeInsets: Sampled {
  static let samples = [DirectionalEdgeInsets(top: 1)]
}

extension Path: Sampled {
  static let samples = [Path(ovalIn: CGRect(x: 1, y: 2, width: 3, height: 4))]
}

extension Transform: Sampled {
  static let samples = [Transform(translationX: 1, y: 0)]
}

extension ShadowLayer: Sampled {
  static let samples = [.ring(.systemRed), ShadowLayer(color: .black, y: 2, blur: 4, isInset: true)]
}

extension Shimmer: Sampled {
  static let samples = [Shimmer(duration: 3)]
}
