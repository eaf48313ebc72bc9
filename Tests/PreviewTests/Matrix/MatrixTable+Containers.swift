import Bindings
import Foundation
import Mod
import Widgets

extension MatrixTable {
  static let containers = [
    stack, children, subviews, contentMode, spacer, divider, image, growing, animation, scrollContent,
  ]

  private static let stack = MatrixTable(
    StackView(.width(300), .height(100)) {
      Label("A")
      Label("B", .font(.largeTitle), .textAlignment(.right))
      Label("C", .width(60))
    }
  ) {
    Trial(.arrangedSubviews, [Label("D")], .previews)
    Trial(.axis, .vertical, .previews)
    Trial(.alignment, .trailing, .previews, given: .axis(.vertical))
    Trial(.distribution, .fillEqually, .previews)
    Trial(.spacing, 20, .previews)
    Trial(.customSpacing, [1: 40], .previews)
    Trial(
      .isBaselineRelativeArrangement, true, .html, .svg, given: .axis(.vertical) + .spacing(60) + .height(nil),
      but: .cells)
    Trial(
      .isLayoutMarginsRelativeArrangement, true, .previews, given: .directionalLayoutMargins(DirectionalEdgeInsets(20)))
  }

  private static let children = MatrixTable(View(.subviews([Label("A")])), of: "Container") {
    Trial(.children, [Label("B")], .previews)
  }

  private static let subviews = MatrixTable(View(.subviews([Label("A")]))) { Trial(.subviews, [Label("B")], .previews) }

  private static let contentMode = MatrixTable(ImageView(Sample.star, .size(width: 100, height: 40)), of: "Widget") {
    Trial(.contentMode, .topLeft, .previews)
  }

  private static let spacer = MatrixTable(Spacer(), in: { spacer in VStack { spacer } }) {
    Trial(.length, 40, .previews)
  }

  private static let divider = MatrixTable(Divider()) { Trial(.thickness, 4, .html, .svg, but: .cells) }

  private static let growing = MatrixTable(
    ImageView(Sample.star),
    in: { image in
      HStack {
        HStack(.width(140)) {
          image
          Label("Abc", .font(.body), .adjustsFontForContentSizeCategory(true))
        }
      }
    }
  ) {
    Trial(.adjustsImageSizeForAccessibilityContentSizeCategory, true, .audit)
  }

  private static let image = MatrixTable(ImageView(Sample.star)) {
    Trial(.highlightedImage, Sample.heart, .previews, given: .isHighlighted(true))
    Trial(.preferredSymbolConfiguration, SymbolConfiguration(scale: .large), .html, .svg, but: .cells)
    Trial(.preferredImageDynamicRange, .high, .html, but: .page)
  }

  private static let animation = MatrixTable(
    ImageView(
      Sample.star, .animationImages([Sample.heart, Sample.star]), .isAnimating(true), .size(width: 100, height: 40))
  ) {
    Trial(.animationImages, [Sample.star], .previews)
    Trial(.highlightedAnimationImages, [Sample.star, Sample.heart], .previews, given: .isHighlighted(true))
    Trial(.animationDuration, 3, .html, but: .movement)
    Trial(.animationRepeatCount, 2, .html, given: .animationDuration(1), but: .movement)
    Trial(.isAnimating, false, .previews)
  }

  private static let scrollContent = MatrixTable(ScrollView(.height(100), .subviews([Label("A")]))) {
    Trial(.subviews, [Label("B")], .previews)
  }
}
