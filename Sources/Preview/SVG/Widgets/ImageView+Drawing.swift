import Foundation
import Layout
import Widgets

extension ImageView: Drawn {
  func draw(with pen: Pen) {
    guard let image = shownImage else { return }
    pen.image(image, in: pen.bounds, image.tintColor ?? .tintColor, symbolSize: symbolSize, contentMode)
  }
}

extension DrawnTraits.Side {
  /// Returns the start of a length on this side of a longer one.
  fileprivate func start(of length: Double, in space: Double) -> Double {
    switch self {
    case .leading: 0
    case .center: (space - length) / 2
    case .trailing: space - length
    }
  }
}

extension Pen {
  /// Draws an image: a system symbol by its lines, any other image as a neutral frame with its name.
  func image(
    _ image: Image, in rect: CGRect, _ color: Color, symbolSize: Double = 22, _ mode: ContentMode = .scaleAspectFit
  ) {
    if case .system = image.source {
      let length = mode.isScaling ? min(rect.width, rect.height) : symbolSize
      let side = mode.side(isRightToLeft: traits.isRightToLeft)
      let square = CGRect(
        x: rect.minX + side.x.start(of: length, in: rect.width),
        y: rect.minY + side.y.start(of: length, in: rect.height), width: length, height: length)
      return symbol(canvas.symbol(of: image), in: square, color)
    }
    let name = image.name
    rectangle(rect, Paint(fill: .systemGray5))
    let font = Font.systemFont(ofSize: 11)
    let side = min(40, rect.width * 0.6, rect.height * 0.6)
    let hasName = rect.height >= 56 && rect.width >= TextMetrics.width(of: name, in: font)
    let middle = rect.midY - (hasName ? 7 : 0)
    let square = CGRect(x: rect.midX - side / 2, y: middle - side / 2, width: side, height: side)
    symbol(Symbol(image), in: square, .systemGray)
    guard hasName else { return }
    let line = CGRect(x: rect.minX, y: square.maxY, width: rect.width, height: 14)
    text(name, font: font, in: line, .secondaryLabel, .center)
  }
}
