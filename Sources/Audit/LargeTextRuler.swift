import Foundation
import Layout
import Widgets

/// A ruler in points, with text at the largest size that it follows.
internal struct LargeTextRuler: Ruler {
  private let points = PointRuler()

  func need(of node: LayoutNode, width: Double?) -> Need {
    node.widget.enlarged.map { $0.pointsNeeded(width: width) } ?? points.need(of: node, width: width)
  }

  func baseline(of node: LayoutNode) -> Double? {
    node.widget.enlarged.map(\.baseline) ?? points.baseline(of: node)
  }

  func length(_ length: Double, along axis: Axis) -> Double { points.length(length, along: axis) }

  var unit: Double { points.unit }

  var showsTransforms: Bool { points.showsTransforms }

  func border(of node: LayoutNode) -> Double { points.border(of: node) }
}

extension Widget {
  /// The widget with its text and its image at the largest size that they follow, or `nil` if they follow none.
  internal var enlarged: (any Measured)? {
    switch self {
    case var label as Label:
      guard let font = label.largestFont(upTo: largestCategory) else { return nil }
      label.font = font
      return label
    case var button as Button:
      let size = button.adjustsImageSizeForAccessibilityContentSizeCategory ? button.symbolSize : nil
      let font = button.titleLabel.largestFont(upTo: largestCategory)
      if font == nil, size == nil || button.shownImage == nil { return nil }
      if let size { button.setPreferredSymbolConfiguration(symbol(ofSize: size), forImageIn: button.state) }
      if let font { button.titleLabel.font = font }
      return button
    case var view as ImageView where view.adjustsImageSizeForAccessibilityContentSizeCategory:
      view.preferredSymbolConfiguration = symbol(ofSize: view.symbolSize / 1.25)
      return view
    default:
      return nil
    }
  }
}

extension Widget {
  /// Whether the text of the widget follows the text size.
  internal var followsTextSize: Bool {
    switch self {
    case let label as Label: label.largestFont(upTo: nil) != nil
    case let button as Button: button.titleLabel.largestFont(upTo: nil) != nil
    default: false
    }
  }

  /// Returns the configuration of a symbol of a size at the largest text size, if that is a size for accessibility.
  private func symbol(ofSize size: Double) -> SymbolConfiguration {
    let category = largestCategory ?? .accessibilityExtraExtraExtraLarge
    return SymbolConfiguration(pointSize: category < .accessibilityMedium ? size : size * category.bodySize / 17)
  }

  /// The largest text size of the widget, or `nil` if it has no limit. The minimum wins over a smaller maximum.
  private var largestCategory: ContentSizeCategory? {
    guard let maximumContentSizeCategory else { return nil }
    return minimumContentSizeCategory.map { max($0, maximumContentSizeCategory) } ?? maximumContentSizeCategory
  }
}

extension Label {
  fileprivate func largestFont(upTo limit: ContentSizeCategory?) -> Font? {
    guard adjustsFontForContentSizeCategory, let style = font.textStyle else { return nil }
    return font.withSize(style.pointSize(at: limit ?? .accessibilityExtraExtraExtraLarge))
  }
}
