import Foundation
import Layout
import Widgets

extension TextField: Drawn {
  func draw(with pen: Pen) {
    frame(with: pen)
    var space = pen.bounds.insetBy(dx: framePadding.width, dy: 0)
    if let view = shownLeftView {
      let size = size(ofSide: view)
      pen.draw(view, in: CGRect(origin: CGPoint(x: space.minX, y: space.midY - size.height / 2), size: size))
      space = CGRect(x: space.minX + size.width + 6, y: 0, width: space.width - size.width - 6, height: space.height)
    }
    if let view = shownRightView {
      let size = size(ofSide: view)
      pen.draw(
        view, in: CGRect(origin: CGPoint(x: space.maxX - size.width, y: space.midY - size.height / 2), size: size))
      space.size.width -= size.width + 6
    } else if hasClearButton {
      let center = CGPoint(x: space.maxX - 9, y: space.midY)
      pen.circle(center: center, radius: 8, Paint(fill: .tertiaryLabel))
      let cross = CGRect(x: center.x - 5, y: center.y - 5, width: 10, height: 10)
      pen.symbol(.xmark, in: cross, .systemBackground)
      space.size.width -= 24
    }
    let flow = Flow(width: space.width, limit: 1, advance: TextMetrics.advance)
    let runs = fitted(to: space.width)
    let isAlone = shownLeftView == nil && shownRightView == nil && !hasClearButton
    let place = Pen.LinePlace(
      space, pen.traits.side(of: textAlignment),
      space: isAlone ? borderStyle == .none ? pen.space : pen.bounds : space)
    pen.lines(flow.lines(of: runs), in: place, shownContent.color, around: runs.leaveBaseline ? font : nil)
  }

  /// The runs at a size at which they fit, down to the minimum, if the field adjusts its font.
  private func fitted(to width: Double) -> [Run] {
    let runs = shownContent.runs
    let needed = runs.reduce(0) { $0 + TextMetrics.width(of: $1.text, in: $1.font) }
    guard adjustsFontSizeToFitWidth, needed > width, needed > 0 else { return runs }
    return runs.map { run in
      var run = run
      let size = run.font.pointSize
      run.font = run.font.withSize(max(size * width / needed, min(size, minimumFontSize)))
      return run
    }
  }

  private func frame(with pen: Pen) {
    if hasPictureBehind { pen.rectangle(pen.bounds, Paint(fill: .systemGray5)) }
    switch borderStyle {
    case .none: break
    case .line: pen.rectangle(pen.bounds.insetBy(dx: 0.5, dy: 0.5), Paint(stroke: .label, width: 1))
    case .bezel: pen.rectangle(pen.bounds.insetBy(dx: 0.5, dy: 0.5), Paint(stroke: .systemGray, width: 1))
    case .roundedRect:
      let fill: Color = isEnabled ? Color(light: .white, dark: Color(hex: 0x1C1C1E)) : .quaternarySystemFill
      pen.rectangle(
        pen.bounds.insetBy(dx: 0.5, dy: 0.5), radius: 5, Paint(fill: fill, stroke: .systemGray4, width: 1))
    }
  }
}
