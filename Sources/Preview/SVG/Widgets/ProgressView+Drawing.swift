import Foundation
import Layout
import Widgets

extension ProgressView: Drawn {
  func draw(with pen: Pen) {
    let track = CGRect(x: 0, y: (pen.size.height - thickness) / 2, width: pen.size.width, height: thickness)
    var done = track
    done.size.width *= progress
    pen.rectangle(track, radius: thickness / 2, Paint(fill: shownTrack ?? .systemFill))
    if progress > 0 { pen.rectangle(done, radius: thickness / 2, Paint(fill: shownProgress ?? .tintColor)) }
  }
}
