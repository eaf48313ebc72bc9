import Foundation
import Layout
import Widgets

extension Button: Drawn {
  func draw(with pen: Pen) {
    if let image = currentBackgroundImage, let shownBackground {
      pen.rectangle(pen.bounds, radius: layer.cornerRadius, Paint(fill: shownBackground))
      let side = min(pen.size.width, pen.size.height)
      let square = CGRect(x: pen.bounds.midX - side / 2, y: pen.bounds.midY - side / 2, width: side, height: side)
      pen.symbol(Symbol(image), in: square, .white.withAlphaComponent(0.15))
    }
    drawGround(with: pen)
    if showsTouch, currentBackgroundImage == nil {
      let radius = min(pen.size.width, pen.size.height) / 2
      let center = CGPoint(x: pen.bounds.midX, y: pen.bounds.midY)
      pen.circle(center: center, radius: radius, Paint(fill: .tintColor.faded(0.2)))
    }
    let inside = pen.bounds.inset(by: shownInsets)
    let flow = titleFlow(width: inside.width)
    let lines = flow.lines(of: shownRuns)
    let content = row(lines, in: inside)
    let needed = symbolWidth + flow.width(of: lines)
    var x = start(of: needed, in: content, pen.traits)
    let color = drawnTitleColor
    if let shownImage {
      let square = CGRect(x: x, y: content.midY - symbolSize / 2, width: symbolSize, height: symbolSize)
      pen.symbol(Symbol(shownImage), in: square, keepsImage ? shownImageColor ?? .tintColor : shownImageColor ?? color)
      x += symbolWidth
    }
    let title = CGRect(x: x, y: content.minY, width: needed - symbolWidth, height: content.height)
    let space = selectionGround == nil && currentBackgroundImage == nil ? pen.space : pen.bounds
    let place = Pen.LinePlace(title, side(of: lines, pen.traits), space: space)
    let font = fontAround(lines)
    if let shadow = currentTitleShadowColor {
      pen.shadow(of: lines, in: place, shadow, shownShadowOffset, around: font)
    }
    pen.lines(lines, in: place, color, around: font)
  }

  /// Draws the layers of a selection and a press below the title.
  private func drawGround(with pen: Pen) {
    var (rect, radius) = (pen.bounds, layer.cornerRadius)
    if let selectionGround {
      (rect, radius) = (rect.insetBy(dx: -selectionOutset, dy: 0), selectionRadius)
      pen.rectangle(rect, corners: layer, radius: radius, Paint(fill: selectionGround))
    }
    if let pressedLayer { pen.rectangle(rect, corners: layer, radius: radius, Paint(fill: pressedLayer)) }
  }

  /// The offset of the title's shadow, which may be reversed while the button is highlighted.
  internal var shownShadowOffset: CGSize {
    let offset = titleLabel.shadowOffset
    guard isHighlighted, reversesTitleShadowWhenHighlighted else { return offset }
    return CGSize(width: -offset.width, height: -offset.height)
  }

  /// Returns the row of the image and the lines of the title in the content.
  private func row(_ lines: [[Run]], in content: CGRect) -> CGRect {
    let height = max(height(of: lines), shownImage == nil ? 0 : symbolSize)
    switch contentVerticalAlignment {
    case .center, .fill: return content
    case .top: return CGRect(x: content.minX, y: content.minY, width: content.width, height: height)
    case .bottom: return CGRect(x: content.minX, y: content.maxY - height, width: content.width, height: height)
    }
  }

  private func start(of width: Double, in content: CGRect, _ traits: DrawnTraits) -> Double {
    switch side(in: traits) {
    case .leading: content.minX
    case .trailing: content.maxX - width
    case .center: max(content.minX, content.midX - width / 2)
    }
  }

  /// Returns the side of lines in the place of the title. A title after an image remains there.
  private func side(of lines: [[Run]], _ traits: DrawnTraits) -> DrawnTraits.Side {
    if lines.count == 1 { return shownImage == nil ? side(in: traits) : .leading }
    return titleLabel.textAlignment == .natural ? .center : traits.side(of: titleLabel.textAlignment)
  }

  private func side(in traits: DrawnTraits) -> DrawnTraits.Side {
    switch (contentHorizontalAlignment, traits.isRightToLeft) {
    case (.leading, _), (.left, false), (.right, true): .leading
    case (.trailing, _), (.right, false), (.left, true): .trailing
    case (.center, _), (.fill, _): .center
    }
  }
}

extension Button {
  /// Whether the button glows because it is touched.
  internal var showsTouch: Bool { showsTouchWhenHighlighted && isHighlighted && isEnabled }
}
