import Bindings
import Foundation
import LiveTesting
import Mod
import Widgets

extension MatrixTable {
  static let texts = [displaying, label, field, fieldViews, textView, container, attributes] + inputs

  private static let displaying = MatrixTable(Label("A", .width(200)), of: "TextDisplaying") {
    Trial(.attributedText, AttributedString("B"), .previews)
    Trial(.attributedText, Sample.kerned, .html, .svg, but: .cells, withoutText: .length)
    Trial(.attributedText, Sample.raised, .html, .svg, but: .cells, withoutText: .length)
    Trial(.font, .largeTitle, .previews)
    Trial(.textColor, .systemRed, .previews, .audit)
    Trial(.textAlignment, .right, .previews)
    Trial(.textDecoration, .underline, .previews)
    Trial(.adjustsFontForContentSizeCategory, true, .audit, given: .font(.body) + .height(LayoutLength(24)))
  }

  private static let inputs = [
    MatrixTable(TextField(.text("A"), .width(200)), of: "TextDisplaying", in: { field in HStack { field } }) {
      Trial(.attributedText, AttributedString("B"), .previews)
      Trial(.font, .largeTitle, .previews)
      Trial(.textColor, .systemRed, .previews, .audit)
      Trial(.textAlignment, .right, .previews)
      Trial(.textDecoration, .strikethrough, .previews)
    },
    MatrixTable(TextView(.text("A"), .width(200)), of: "TextDisplaying", in: { text in HStack { text } }) {
      Trial(.attributedText, AttributedString("B"), .previews)
      Trial(.font, .largeTitle, .previews)
      Trial(.textColor, .systemRed, .previews, .audit)
      Trial(.textAlignment, .right, .previews)
      Trial(.textDecoration, .strikethrough, .previews)
    },
  ]

  private static let label = MatrixTable(
    Label(Sample.text, .width(80)), in: { label in VStack(.alignment(.leading)) { label } }
  ) {
    Trial(.numberOfLines, 0, .previews, .audit)
    Trial(.lineBreakMode, .byTruncatingHead, .previews)
    Trial(.lineBreakStrategy, .pushOut, .previews, given: .numberOfLines(0) + .text("One two six"))
    Trial(.adjustsFontSizeToFitWidth, true, .svg, but: .fit)
    Trial(.minimumScaleFactor, 0.9, .svg, .audit, given: .adjustsFontSizeToFitWidth(true), but: .fit)
    Trial(.allowsDefaultTighteningForTruncation, true, .svg, but: .fit)
    Trial(.baselineAdjustment, .alignCenters, .svg, given: .adjustsFontSizeToFitWidth(true), but: .fit)
    Trial(.preferredMaxLayoutWidth, 60, .previews, given: .width(nil) + .numberOfLines(0))
    Trial(.highlightedTextColor, .systemRed, .previews, .audit, given: .isHighlighted(true))
    Trial(.shadowColor, .systemRed, .html, .svg, but: .effects)
    Trial(.shadowOffset, CGSize(width: 3, height: 3), .html, .svg, given: .shadowColor(.systemRed), but: .effects)
    Trial(.showsExpansionTextWhenTruncated, true, .html, but: .page)
  }

  private static let field = MatrixTable(
    TextField(.text("A"), .textChanged --> { Sent.note($0) }),
    operations: [
      { try $0.focus() }, { try $0.type("x") }, { try $0.press(.return) }, { try $0.press(KeyPress(.left, .shift)) },
      { try $0.press(KeyPress(.character("b"), .command)) },
    ]
  ) {
    Trial(.attributedPlaceholder, AttributedString("P"), .previews, .audit, given: .text(nil))
    Trial(.placeholderColor, .systemRed, .previews, .audit, given: .text(nil) + .placeholder("P"))
    Trial(.borderStyle, .bezel, .previews)
    Trial(.background, Sample.star, .previews)
    Trial(.disabledBackground, Image(named: ""), .previews, given: .background(Sample.heart) + .isEnabled(false))
    Trial(.clearButtonMode, .always, .previews)
    Trial(.leftViewMode, .always, .previews, given: .leftView(Label("L")))
    Trial(.rightViewMode, .always, .previews, given: .rightView(Label("R")))
    Trial(.suggestions, ["AB"], .html, but: .page)
    Trial(.clearsOnBeginEditing, true, .operation)
    Trial(.clearsOnInsertion, true, .operation)
    Trial(.adjustsFontSizeToFitWidth, true, .svg, given: .text(longText), but: .fit)
    Trial(
      .minimumFontSize, 16, .svg, given: .text(longText) + .adjustsFontSizeToFitWidth(true), but: .fit)
    Trial(.allowsEditingTextAttributes, true, .operation)
    Trial(.defaultTextAttributes, TextAttributes(.foregroundColor(.systemRed)), .previews, .audit)
    Trial(.typingAttributes, TextAttributes(.foregroundColor(.systemRed)), .operation)
  }

  private static let longText = String(repeating: Sample.text, count: 4)

  private static let fieldViews = MatrixTable(
    TextField(.text("A"), .leftViewMode(.always), .rightViewMode(.always)), operations: [{ try $0.focus() }]
  ) {
    Trial(.leftView, Label("L"), .previews)
    Trial(.rightView, Label("R"), .previews)
    Trial(.inputView, Label("I"), .html, but: .page)
    Trial(.inputAccessoryView, Label("I"), .html, but: .page)
  }

  private static let textView = MatrixTable(
    TextView(.text("A"), .textChanged --> { Sent.note($0) }),
    operations: [
      { try $0.focus() }, { try $0.type("x") }, { try $0.press(KeyPress(.left, .shift)) },
      { try $0.press(KeyPress(.character("b"), .command)) },
    ]
  ) {
    Trial(.isEditable, false, .html, .svg, .operation, .audit, but: .same)
    Trial(.selectedRange, NSRange(location: 0, length: 1), .operation)
    Trial(.dataDetectorTypes, .link, .previews, given: .text("https://example.org") + .isEditable(false))
    Trial(.allowsEditingTextAttributes, true, .operation)
    Trial(.typingAttributes, TextAttributes(.foregroundColor(.systemRed)), .operation)
    Trial(
      .linkTextAttributes, TextAttributes(.foregroundColor(.systemRed)), .previews,
      given: .attributedText(AttributedString("A", attributes: .init().link(Sample.link))) + .isEditable(false))
    Trial(.clearsOnInsertion, true, .operation)
    Trial(.textContainerInset, EdgeInsets(20), .previews)
    Trial(.textContainer, TextContainer().with(.lineFragmentPadding(20)), .previews)
    Trial(.usesStandardTextScaling, true)
    Trial(.isFindInteractionEnabled, true)
    Trial(.inputView, Label("I"), .html, but: .page)
    Trial(.inputAccessoryView, Label("I"), .html, but: .page)
  }

  private static let container = MatrixTable(
    TextContainer(),
    in: { container in
      HStack { TextView(.text(Sample.text), .width(80), .textContainer(container), .isEditable(false)) }
    }
  ) {
    Trial(.maximumNumberOfLines, 1, .previews)
    Trial(.lineBreakMode, .byTruncatingTail, .previews, given: .maximumNumberOfLines(1))
    Trial(.lineFragmentPadding, 20, .previews)
    Trial(.widthTracksTextView, true)
    Trial(.heightTracksTextView, true)
  }

  private static let attributes = MatrixTable(
    TextAttributes(), in: { NavigationBar(.items([NavigationItem("A")]), .titleTextAttributes($0)) }
  ) {
    Trial(.font, .largeTitle, .html, .svg, but: .cells)
    Trial(.foregroundColor, .systemRed, .previews, .audit)
    Trial(.backgroundColor, .systemRed, .html, but: .titles)
    Trial(.kern, 3, .html, but: .titles)
    Trial(.baselineOffset, 3, .html, but: .titles)
  }
}
