import Foundation
import Widgets

extension Button: Measured {
  package func need(width: Double?) -> Need {
    let insets = shownInsets
    let content = contentSize(width: width.map { $0 - insets.left - insets.right })
    return Need(
      max(30, content.width + insets.left + insets.right), content.height + insets.top + insets.bottom
    ).stayingInMoreSpace
  }

  /// The size of the image and the title on one line.
  package var contentSize: CGSize {
    let text = shownRuns.reduce(0) { $0 + TextMetrics.width(of: $1.text, in: $1.font) }
    return CGSize(width: symbolWidth + text, height: max(titleHeight, shownImage == nil ? 0 : symbolSize))
  }

  /// Returns the size of the image and the title at a width if one is given.
  package func contentSize(width: Double?) -> CGSize {
    if titleLabel.numberOfLines == 1 { return contentSize }
    let flow = titleFlow(width: width ?? .infinity)
    let lines = flow.lines(of: shownRuns)
    return CGSize(
      width: symbolWidth + flow.width(of: lines),
      height: max(height(of: lines), shownImage == nil ? 0 : symbolSize))
  }

  /// Returns the line breaking of the title in a width that it shares with the image.
  package func titleFlow(width: Double) -> Flow {
    Flow(
      width: max(0, width - symbolWidth), limit: titleLabel.numberOfLines, mode: titleLabel.lineBreakMode,
      advance: TextMetrics.advance)
  }

  /// Returns the height of lines of the title.
  package func height(of lines: [[Run]]) -> Double {
    let font = fontAround(lines)
    return lines.reduce(0) { $0 + TextMetrics.extent(of: $1, in: font).height }
  }

  /// Returns the font of the text around lines of the title, if letters leave the baseline.
  package func fontAround(_ lines: [[Run]]) -> Font? { lines.contains(where: \.leaveBaseline) ? font : nil }

  /// The width of the image and of the space between it and the title.
  package var symbolWidth: Double { shownImage == nil ? 0 : symbolSize + (shownRuns.isEmpty ? 0 : imageGap) }

  package var baseline: Double? {
    let runs = shownRuns
    if runs.isEmpty { return nil }
    let ascent = runs.leaveBaseline ? TextMetrics.extent(of: runs, in: font).ascent : TextMetrics.ascent(of: font)
    return shownInsets.top + ascent
  }

  /// The space between the image and the title. Their insets change it.
  package var imageGap: Double { 6 + (shownText == nil ? 0 : (titleEdgeInsets.left - imageEdgeInsets.left).bounded) }

  private var font: Font { shownFont }

  package var shownFont: Font {
    guard role == .primary else { return titleLabel.font }
    let font = titleLabel.font
    return .boldSystemFont(ofSize: font.pointSize).lineHeight(font.lineHeight).tracking(font.tracking)
  }

  package var titleHeight: Double {
    let runs = shownRuns
    if runs.leaveBaseline { return TextMetrics.extent(of: runs, in: font).height }
    return runs.isEmpty ? 0 : TextMetrics.lineHeight(of: font)
  }

  /// The side of the image's square.
  package var symbolSize: Double {
    currentPreferredSymbolConfiguration?.pointSize ?? (shownRuns.isEmpty ? 22 : font.pointSize)
  }

  package var shownRuns: [Run] {
    let runs = Run.runs(of: caption, currentAttributedTitle, font: font, titleLabel.textDecoration)
    return titleLabel.numberOfLines == 1 ? runs.onOneLine : runs
  }

  /// The image beside the title: the button's own, or else its type's.
  package var shownImage: Image? {
    if let currentImage { return currentImage }
    return switch buttonType {
    case .custom, .system, .plain: nil
    case .detailDisclosure, .infoLight, .infoDark: Image(systemName: "info.circle")
    case .contactAdd: Image(systemName: "plus.circle")
    case .close: Image(systemName: "xmark.circle")
    }
  }

  /// The insets. A title without insets has six points above and below, as in UIKit.
  package var shownInsets: EdgeInsets {
    let insets = contentEdgeInsets
    return insets == .zero && !shownRuns.isEmpty ? EdgeInsets(top: 6, bottom: 6) : insets
  }
}

extension Button {
  /// Whether the image looks the same as in a button that is neither highlighted nor disabled.
  package var keepsImage: Bool {
    isEnabled ? isHighlighted && !adjustsImageWhenHighlighted : !adjustsImageWhenDisabled
  }

  /// The color of the image, or `nil` for the title's color.
  package var shownImageColor: Color? { imageView.tintColor ?? (keepsImage ? titleColor(for: .normal) : nil) }
}
