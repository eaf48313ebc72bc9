import Foundation
import Widgets

extension ImageView: Measured {
  package func need(width: Double?) -> Need {
    guard let image = image ?? shownImage else { return .open }
    switch image.source {
    case .system: return Need(symbolSize, symbolSize).stayingInMoreSpace
    case .named, .url: return Need(64, 64, horizontal: .open, vertical: .open)
    }
  }

  package var symbolSize: Double {
    let configuration = preferredSymbolConfiguration
    let points = configuration?.pointSize ?? configuration?.textStyle?.pointSize ?? 17
    return switch configuration?.scale {
    case .small: points
    case .large: points * 1.6
    default: points * 1.25
    }
  }

  /// The image that shows in the current state.
  package var shownImage: Image? {
    let still = isHighlighted ? highlightedImage ?? image : image
    guard isAnimating else { return still }
    return (isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages)?.first ?? still
  }
}
