import Bindings
import Foundation
import LiveTesting
import Mod
import Widgets

extension MatrixTable {
  static let texts = [displaying, label, field, fieldViews, textView, container, attributes]

  private static let displaying = MatrixTable(Label("A", .width(200)), of: "TextDisplaying") {
    Trial(.attributedText, AttributedString("B"), .previews)
    Trial(.font, .largeTitle, .previews)
    Trial(.textColor, .systemRed, .previews, .audit)
    Trial(.textAlignment, .right, .previews)
    Trial(.adjustsFontForContentSizeCategory, true, .audit, given: .font(.body) + .height(LayoutLength(24)))
  }

  private static let label = MatrixTable(Label(Sample.text, .width(80))) {
    Trial(.numberOfLines, 0, .previews)
    Trial(.lineBreakMode, .byTruncatingHead)
    Trial(.lineBreakStrategy, .pushOut, given: .numberOfLines(0))
    Trial(.adjustsFontSizeToFitWidth, true)
    Trial(.minimumScaleFactor, 0.9, given: .adjustsFontSizeToFitWidth(true))
    Trial(.allowsDefaultTighteningForTruncation, true)
    Trial(.baselineAdjustment, .alignCenters, given: .adjustsFontSizeToFitWidth(true))
    Trial(.preferredMaxLayoutWidth, 60, .svg, given: .width(nil) + .numberOfLines(0), but: .defect)
    Trial(.highlightedTextColor, .systemRed, .previews, .audit, given: .isHighlighted(true))
    Trial(.shadowColor, .systemRed, .html, but: .defect)
    Trial(.shadowOffset, CGSize(width: 3, height: 3), .html, given: .shadowColor(.systemRed), but: .defect)
    Trial(.showsExpansionTextWhenTruncated, true)
  }

  private static let field = MatrixTable(
    TextField(.text("A"), .textChanged --> { Sent.note($0) }),
    operations: [{ try $0.focus() }, { try $0.type("x") }, { try $0.press(.return) }]
  ) {
    Trial(.attributedPlaceholder, AttributedString("P"), .previews, .audit, given: .text(nil))
    Trial(.borderStyle, .bezel, .previews)
    Trial(.background, Sample.star)
    Trial(.disabledBackground, Sample.star, given: .background(Sample.heart) + .isEnabled(false))
    Trial(.clearButtonMode, .always, .previews)
    Trial(.leftViewMode, .always, .previews, given: .leftView(Label("L")))
    Trial(.rightViewMode, .always, .previews, given: .rightView(Label("R")))
    Trial(.clearsOnBeginEditing, true, .operation)
    Trial(.clearsOnInsertion, true, .operation)
    Trial(.adjustsFontSizeToFitWidth, true, given: .text(Sample.text) + .width(80))
    Trial(
      .minimumFontSize, 16, given: .text(Sample.text) + .width(80) + .adjustsFontSizeToFitWidth(true))
    Trial(.allowsEditingTextAttributes, true)
    Trial(.defaultTextAttributes, TextAttributes(.foregroundColor(.systemRed)), .previews, .audit)
    Trial(.typingAttributes, TextAttributes(.foregroundColor(.systemRed)))
  }

  private static let fieldViews = MatrixTable(
    TextField(.text("A"), .leftViewMode(.always), .rightViewMode(.always)), operations: [{ try $0.focus() }]
  ) {
    Trial(.leftView, Label("L"), .previews)
    Trial(.rightView, Label("R"), .previews)
    Trial(.inputView, Label("I"))
    Trial(.inputAccessoryView, Label("I"))
  }

  private static let textView = MatrixTable(
    TextView(.text("A"), .textChanged --> { Sent.note($0) }),
    operations: [{ try $0.focus() }, { try $0.type("x") }, { try $0.press(KeyPress(.left, .shift)) }]
  ) {
    Trial(.isEditable, false, .html, .svg, .operation, .audit, but: .defect)
    Trial(.selectedRange, NSRange(location: 0, length: 1), .operation)
    Trial(.dataDetectorTypes, .link, given: .text("https://example.org") + .isEditable(false))
    Trial(.allowsEditingTextAttributes, true)
    Trial(.typingAttributes, TextAttributes(.foregroundColor(.systemRed)))
    Trial(
      .linkTextAttributes, TextAttributes(.foregroundColor(.systemRed)),
      given: .attributedText(AttributedString("A", attributes: .init().link(Sample.link))))
    Trial(.clearsOnInsertion, true, .operation)
    Trial(.textContainerInset, EdgeInsets(20), .html, .svg, but: .cells)
    Trial(.textContainer, TextContainer().with(.lineFragmentPadding(20)), .html, .svg, but: .cells)
    Trial(.usesStandardTextScaling, true)
    Trial(.isFindInteractionEnabled, true)
    Trial(.inputView, Label("I"))
    Trial(.inputAccessoryView, Label("I"))
  }

  private static let container = MatrixTable(
    TextContainer(), in: { TextView(.text(Sample.text), .width(80), .textContainer($0)) }
  ) {
    Trial(.maximumNumberOfLines, 1, .svg, .terminal, but: .defect)
    Trial(.lineBreakMode, .byTruncatingTail, given: .maximumNumberOfLines(1))
    Trial(.lineFragmentPadding, 20, .html, .svg, but: .cells)
    Trial(.widthTracksTextView, true)
    Trial(.heightTracksTextView, true)
  }

  private static let attributes = MatrixTable(
    TextAttributes(), in: { NavigationBar(.items([NavigationItem("A")]), .titleTextAttributes($0)) }
  ) {
    Trial(.font, .largeTitle, .html, .svg, but: .defect)
    Trial(.foregroundColor, .systemRed, .html, .svg, .audit, but: .defect)
    Trial(.backgroundColor, .systemRed, .html, but: .defect)
    Trial(.kern, 3, .html, but: .defect)
    Trial(.baselineOffset, 3, .html, but: .defect)
  }
}
