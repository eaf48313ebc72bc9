import Foundation
import Layout
import Widgets

extension Slider: Drawn {
  func draw(with pen: Pen) {
    let opacity = isEnabled ? 1 : 0.5
    var track = CGRect(x: 0, y: 15, width: pen.size.width, height: 4)
    if let image = minimumValueImage {
      pen.image(image, in: CGRect(x: 0, y: 6, width: 22, height: 22), .systemGray)
      track = CGRect(x: 30, y: 15, width: track.width - 30, height: 4)
    }
    if let image = maximumValueImage {
      pen.image(image, in: CGRect(x: pen.size.width - 22, y: 6, width: 22, height: 22), .systemGray)
      track.size.width -= 30
    }
    let thumb = CGPoint(x: track.minX + 14 + (track.width - 28) * share, y: 17)
    pen.rectangle(track, radius: 2, Paint(fill: (shownMaximumTrack ?? .systemFill).faded(opacity)))
    let filled = CGRect(x: track.minX, y: 15, width: thumb.x - track.minX, height: 4)
    pen.rectangle(filled, radius: 2, Paint(fill: (shownMinimumTrack ?? .tintColor).faded(opacity)))
    pen.circle(center: thumb, radius: 13.5, Paint(fill: thumbTintColor ?? .white, stroke: .systemGray4, width: 0.5))
    guard let image = thumbImage(for: state) else { return }
    pen.image(image, in: CGRect(x: thumb.x - 9, y: thumb.y - 9, width: 18, height: 18), .black)
  }
}
