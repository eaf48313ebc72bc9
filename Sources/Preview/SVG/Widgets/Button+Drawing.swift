import Foundation
import Widgets

extension Button: Drawn {
  func need(width: Double?) -> Need {
    let insets = shownInsets
    let symbolWidth = symbol == nil ? 0 : symbolSize + (runs.isEmpty ? 0 : gap)
    let text = runs.reduce(0) { $0 + TextMetrics.width(of: $1.text, in: $1.font) }
    let height = max(lineHeight, symbol == nil ? 0 : symbolSize)
    return Need(
      max(30, symbolWidth + text + insets.left + insets.right), height + insets.top + insets.bottom
    ).stayingInMoreRoom
  }

  func draw(with pen: Pen) {
    if let image = currentBackgroundImage, let shownBackground {
      pen.rectangle(pen.bounds, radius: layer.cornerRadius, Paint(fill: shownBackground))
      let side = min(pen.size.width, pen.size.height)
      let square = CGRect(x: pen.bounds.midX - side / 2, y: pen.bounds.midY - side / 2, width: side, height: side)
      pen.symbol(Symbol(image), in: square, .white.withAlphaComponent(0.15))
    }
    if showsTouch, currentBackgroundImage == nil {
      let radius = min(pen.size.width, pen.size.height) / 2
      let center = CGPoint(x: pen.bounds.midX, y: pen.bounds.midY)
      pen.circle(center: center, radius: radius, Paint(fill: .tintColor.faded(0.2)))
    }
    let content = row(in: pen.bounds.inset(by: shownInsets))
    let symbolWidth = symbol == nil ? 0 : symbolSize + (runs.isEmpty ? 0 : gap)
    let flow = Flow(
      width: content.width - symbolWidth, limit: max(1, titleLabel.numberOfLines), mode: titleLabel.lineBreakMode,
      advance: TextMetrics.advance)
    let lines = flow.lines(of: runs)
    let needed = symbolWidth + flow.width(of: lines)
    var x = start(of: needed, in: content, pen.traits)
    let color = shownTitleColor.faded(isHighlighted ? highlightedAlpha : 1)
    if let symbol {
      let square = CGRect(x: x, y: content.midY - symbolSize / 2, width: symbolSize, height: symbolSize)
      pen.symbol(symbol, in: square, keepsImage ? shownImageColor ?? .tintColor : shownImageColor ?? color)
      x += symbolWidth
    }
    let place = CGRect(x: x, y: content.minY, width: needed - symbolWidth, height: content.height)
    if let shadow = currentTitleShadowColor { pen.shadow(of: lines, in: place, shadow, shownShadowOffset) }
    pen.lines(lines, in: place, color)
  }

  var baseline: Double? { runs.isEmpty ? nil : shownInsets.top + TextMetrics.ascent(of: font) }

  /// The space between the image and the title, which their insets move apart, or together.
  private var gap: Double { 6 + (shownText == nil ? 0 : (titleEdgeInsets.left - imageEdgeInsets.left).bounded) }

  /// The offset of the title's shadow, which may be reversed while the button is highlighted.
  internal var shownShadowOffset: CGSize {
    let offset = titleLabel.shadowOffset
    guard isHighlighted, reversesTitleShadowWhenHighlighted else { return offset }
    return CGSize(width: -offset.width, height: -offset.height)
  }

  /// Returns the row of the image and the title in the content.
  private func row(in content: CGRect) -> CGRect {
    let height = max(lineHeight, symbol == nil ? 0 : symbolSize)
    switch contentVerticalAlignment {
    case .center, .fill: return content
    case .top: return CGRect(x: content.minX, y: content.minY, width: content.width, height: height)
    case .bottom: return CGRect(x: content.minX, y: content.maxY - height, width: content.width, height: height)
    }
  }

  private var font: Font { shownFont }

  internal var shownFont: Font {
    role == .primary ? .boldSystemFont(ofSize: titleLabel.font.pointSize) : titleLabel.font
  }

  private var lineHeight: Double { runs.isEmpty ? 0 : TextMetrics.lineHeight(of: font) }

  /// The side of the image's square.
  internal var symbolSize: Double {
    currentPreferredSymbolConfiguration?.pointSize ?? (runs.isEmpty ? 22 : font.pointSize)
  }

  private var runs: [Run] { Run.runs(of: caption, currentAttributedTitle, font: font) }

  private var symbol: Symbol? {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: Symbol(systemName: "info.circle")
    case .contactAdd: Symbol(systemName: "plus.circle")
    case .close: Symbol(systemName: "xmark.circle")
    default: currentImage.map(Symbol.init)
    }
  }

  /// The insets, which for a title without insets are six points above and below, as in UIKit.
  internal var shownInsets: EdgeInsets {
    contentEdgeInsets == .zero && !runs.isEmpty ? EdgeInsets(top: 6, bottom: 6) : contentEdgeInsets
  }

  private func start(of width: Double, in content: CGRect, _ traits: DrawnTraits) -> Double {
    switch (contentHorizontalAlignment, traits.isRightToLeft) {
    case (.leading, _), (.left, false), (.right, true): content.minX
    case (.trailing, _), (.right, false), (.left, true): content.maxX - width
    case (.center, _), (.fill, _): max(content.minX, content.midX - width / 2)
    }
  }
}

extension Button {
  /// Whether the image looks as it does in a button that is neither highlighted nor disabled.
  internal var keepsImage: Bool {
    isEnabled ? isHighlighted && !adjustsImageWhenHighlighted : !adjustsImageWhenDisabled
  }

  /// The color of the image, or `nil` for that of the title.
  internal var shownImageColor: Color? { imageView.tintColor ?? (keepsImage ? titleColor(for: .normal) : nil) }

  /// Whether the button glows because it is touched.
  internal var showsTouch: Bool { showsTouchWhenHighlighted && isHighlighted && isEnabled }
}
