import Foundation
import Widgets

extension PageControl: Drawn {
  func need(width: Double?) -> Need {
    shownPages > 0 ? Need(Double(shownPages) * 18 + 22, 26, vertical: .rigid) : Need(0, 26)
  }

  func draw(with pen: Pen) {
    guard shownPages > 0 else { return }
    let length = Double(shownPages) * 18
    if backgroundStyle == .prominent {
      let pill = CGRect(x: (pen.size.width - length) / 2 - 4, y: 0, width: length + 8, height: 26)
      pen.rectangle(pill, radius: 13, Paint(fill: .tertiarySystemFill))
    }
    for page in 0..<shownPages {
      let isCurrent = page == pageOnDisplay
      let color =
        isCurrent ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      let center = CGPoint(x: (pen.size.width - length) / 2 + Double(page) * 18 + 9, y: 13)
      if let image = isCurrent ? currentPageIndicatorImage(forPage: page) : indicatorImage(forPage: page) {
        pen.image(image, in: CGRect(x: center.x - 6, y: center.y - 6, width: 12, height: 12), color)
      } else {
        pen.circle(center: center, radius: 4, Paint(fill: color))
      }
    }
  }
}
