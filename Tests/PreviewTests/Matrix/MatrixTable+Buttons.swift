import Bindings
import Foundation
import Mod
import Widgets

extension MatrixTable {
  static let buttons = [button, highlighted, disabled, buttonImages, growing]

  private static let button = MatrixTable(
    Button("A", .width(200), .tapped --> { Sent.note("tapped") }), operations: [{ try $0.tap() }]
  ) {
    Trial(.buttonType, .close, .previews)
    Trial(.type, .close, .previews)
    Trial(.titleLabel, Label(.font(.largeTitle)), .previews, .audit)
    Trial(.contentEdgeInsets, EdgeInsets(20), .html, .svg, but: .cells)
    Trial(.role, .primary, .previews)
    Trial(.isPointerInteractionEnabled, true, .html, but: .page)
    Trial(.changesSelectionAsPrimaryAction, true, .html, .operation, but: .page)
    Trial(.preferredMenuElementOrder, .fixed)
    Trial(.preferredBehavioralStyle, .mac)
    Trial(.attributedTitle, AttributedString("B"), .previews)
    Trial(.attributedTitle, Sample.kerned, .html, .svg, but: .cells, withoutText: .length)
    Trial(.attributedTitle, Sample.raised, .html, .svg, but: .cells, withoutText: .length)
    Trial(.titleColor, .systemRed, .previews, .audit)
    Trial(.titleShadowColor, .systemRed, .html, .svg, but: .effects)
    Trial(.backgroundImage, Sample.star, .previews, .audit)
  }

  private static let highlighted = MatrixTable(
    Button("A", .image(Sample.star), .titleShadowColor(.systemRed), .isHighlighted(true))
  ) {
    Trial(.reversesTitleShadowWhenHighlighted, true, .html, .svg, but: .effects)
    Trial(.adjustsImageWhenHighlighted, false, .previews)
    Trial(.adjustsImageWhenDisabled, false, .previews, given: .isEnabled(false) + .isHighlighted(false))
    Trial(.showsTouchWhenHighlighted, true, .html, .svg, but: .effects)
  }

  private static let disabled = MatrixTable(Button("A", .isEnabled(false))) {
    Trial(.title(for: .disabled), "B", .previews)
    Trial(.image(for: .disabled), Sample.star, .previews)
  }

  private static let buttonImages = MatrixTable(Button("A", .image(Sample.star))) {
    Trial(.imageView, ImageView(Sample.star, .tintColor(.systemRed)), .previews)
    Trial(.titleEdgeInsets, EdgeInsets(left: 20), .html, .svg, but: .cells)
    Trial(.imageEdgeInsets, EdgeInsets(left: 20), .html, .svg, but: .cells)
    Trial(.preferredSymbolConfiguration, SymbolConfiguration(pointSize: 40), .html, .svg, but: .cells)
  }

  private static let growing = MatrixTable(
    Button("A", .image(Sample.star), .width(60)), in: { button in HStack { button } }
  ) {
    Trial(.adjustsImageSizeForAccessibilityContentSizeCategory, true, .audit)
  }
}
