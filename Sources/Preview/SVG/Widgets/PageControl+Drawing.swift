import Foundation
import Layout
import Widgets

extension PageControl: Drawn {
  func draw(with pen: Pen) {
    guard shownPages > 0 else { return }
    let length = Double(shownPages) * 18
    let start = ((isUpright ? pen.size.height : pen.size.width) - length) / 2
    if backgroundStyle == .prominent {
      let pill = CGRect(x: start - 4, y: 0, width: length + 8, height: 26)
      pen.rectangle(turned(pill), radius: 13, Paint(fill: .tertiarySystemFill))
    }
    for page in 0..<shownPages {
      let isCurrent = page == pageOnDisplay
      let color =
        isCurrent ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      let place = turned(
        CGRect(x: start + Double(position(of: page, in: pen.traits)) * 18, y: 4, width: 18, height: 18))
      let center = CGPoint(x: place.midX, y: place.midY)
      let shown = color.faded(isEnabled ? 1 : 0.5)
      if let image = isCurrent ? currentPageIndicatorImage(forPage: page) : indicatorImage(forPage: page) {
        pen.image(image, in: CGRect(x: center.x - 6, y: center.y - 6, width: 12, height: 12), shown)
      } else {
        pen.circle(center: center, radius: 4, Paint(fill: shown))
      }
    }
  }

  private func turned(_ rect: CGRect) -> CGRect {
    isUpright ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
  }
}
