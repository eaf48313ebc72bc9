import Foundation
import Layout
import Widgets

extension Label: Drawn {
  func draw(with pen: Pen) {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let lines = flow(width: pen.size.width).lines(of: fitted(to: pen.size.width))
    let bounds = pen.bounds.offsetBy(dx: 0, dy: shift(of: lines.first?.first))
    let place = Pen.LinePlace(bounds, pen.traits.side(of: textAlignment), space: pen.space)
    // The lines do not have the label's font if it was made smaller to fit.
    let font = lines.first?.first?.font == runs.first?.font ? font : nil
    if let shadowColor {
      pen.shadow(of: lines, in: place, shadowColor, shadowOffset, around: font, clipsToBounds: true)
    }
    pen.faded(isEnabled ? 1 : 0.4) {
      pen.lines(lines, in: place, color, around: font, clipsToBounds: true)
    }
  }

  /// Returns the text, shrunk or tightened to fit the width if the label allows it.
  private func fitted(to width: Double) -> [Run] {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return tightened(to: width) }
    let needed = runs.reduce(0) { $0 + TextMetrics.width(of: $1.text, in: $1.font) }
    guard needed > width, needed > 0 else { return runs }
    let scale = max(width / needed, minimumScaleFactor)
    return runs.map { run in
      var run = run
      run.font = run.font.withSize(run.font.pointSize * scale)
      return run
    }
  }

  /// Returns the text with its letters closer if the label allows it, by at most a twentieth of the size of the font.
  private func tightened(to width: Double) -> [Run] {
    guard allowsDefaultTighteningForTruncation, numberOfLines == 1 else { return runs }
    let runs = runs
    let needed = runs.reduce(0) { $0 + TextMetrics.width(of: $1.text, in: $1.font) }
    let count = runs.reduce(0) { $0 + $1.text.count }
    guard needed > width, count > 0 else { return runs }
    let distance = (needed - width) / Double(count)
    return runs.map { run in
      var run = run
      run.font = run.font.tracking(run.font.tracking - min(distance, run.font.pointSize / 20))
      return run
    }
  }

  /// Returns how far a text that has been made smaller is moved down from the middle, in points.
  private func shift(of run: Run?) -> Double {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, let small = run?.font, let font = runs.first?.font,
      small != font
    else { return 0 }
    switch baselineAdjustment {
    case .alignBaselines:
      return TextMetrics.ascent(of: font) - TextMetrics.lineHeight(of: font) / 2
        - TextMetrics.ascent(of: small) + TextMetrics.lineHeight(of: small) / 2
    case .alignCenters: return 0
    case .none: return (TextMetrics.lineHeight(of: small) - TextMetrics.lineHeight(of: font)) / 2
    }
  }
}

extension TextView: Drawn {
  func draw(with pen: Pen) {
    let space = pen.bounds.inset(by: shownInset)
    let lines = flow(width: space.width).lines(of: shownRuns)
    let height = lines.reduce(0) { $0 + TextMetrics.extent(of: $1, in: font).height }
    let text = CGRect(x: space.minX, y: space.minY - contentOffset.y, width: space.width, height: height)
    pen.lines(lines, in: Pen.LinePlace(text, pen.traits.side(of: textAlignment)), textColor, around: font)
  }
}
