import Foundation
import Layout
import Widgets

extension SegmentedControl: Drawn {
  func draw(with pen: Pen) { pen.faded(isEnabled ? 1 : 0.4) { drawEnabled(with: pen) } }

  private func drawEnabled(with pen: Pen) {
    let frame = CGRect(x: 0, y: 0, width: pen.size.width, height: 32)
    pen.rectangle(
      frame, radius: 9, Paint(fill: backgroundImage(for: .normal) == nil ? .tertiarySystemFill : .systemGray5))
    let widths = widths
    let scale = (frame.width - 4) / max(1, widths.reduce(0, +))
    var x = 2.0
    for (index, segment) in segments.enumerated() {
      let place = CGRect(x: x, y: 2, width: widths[index] * scale, height: 28)
      let isSelected = index == selectedSegmentIndex && !isMomentary
      let isNextToSelected = [index, index - 1].contains(selectedSegmentIndex) && !isMomentary
      if index > 0, !isNextToSelected {
        divider(at: x, pen)
      }
      pen.faded(isEnabled && !segment.isEnabled ? 0.4 : 1) {
        if isSelected { pen.rectangle(place, radius: 7, Paint(fill: selectedSegmentTintColor ?? Self.selectedFill)) }
        draw(segment, in: place, isSelected: isSelected, pen)
      }
      x += place.width
    }
  }

  private func divider(at x: Double, _ pen: Pen) {
    guard let dividerImage else {
      return pen.rectangle(CGRect(x: x - 0.5, y: 9, width: 1, height: 14), Paint(fill: .separator))
    }
    pen.symbol(Symbol(dividerImage), in: CGRect(x: x - 6, y: 10, width: 12, height: 12), .tertiaryLabel)
  }

  private func draw(_ segment: Segment, in place: CGRect, isSelected: Bool, _ pen: Pen) {
    let offset = shownOffset(of: segment)
    let place = place.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    let attributes = titleTextAttributes(for: isSelected ? .selected : .normal)
    let color = attributes?.foregroundColor ?? .label
    if let title = segment.title {
      let font = attributes?.font ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
      pen.text(title, font: font, in: place.insetBy(dx: 2, dy: 0), color, .center)
    } else if let image = segment.image {
      pen.image(image, in: place.insetBy(dx: 4, dy: 5), color)
    }
  }

  /// Returns how far the content of a segment is moved.
  internal func shownOffset(of segment: Segment) -> Offset {
    Offset(
      horizontal: contentPositionAdjustment.horizontal + segment.contentOffset.width,
      vertical: contentPositionAdjustment.vertical + segment.contentOffset.height)
  }
}
