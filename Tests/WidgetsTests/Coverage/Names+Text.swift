import Foundation
import Mod
import Widgets

extension Names where Root: TextDisplaying {
  static var text: Names {
    Names(.text, .font, .textColor, .textAlignment, .textDecoration, .adjustsFontForContentSizeCategory)
      // Attributed text brings the plain text along, unless that is the same already.
      + Names(.attributedText, in: ["attributedText"], given: .text("Sample"))
  }
}

extension Names where Root: TextInput {
  static var input: Names { keyboard + help }

  private static var keyboard: Names {
    Names(
      .keyboardType, .keyboardAppearance, .returnKeyType, .enablesReturnKeyAutomatically, .isSecureTextEntry,
      .textContentType, .passwordRules
    )
  }

  private static var help: Names {
    Names(
      .autocapitalizationType, .autocorrectionType, .spellCheckingType, .smartQuotesType, .smartDashesType,
      .smartInsertDeleteType, .inlinePredictionType, .mathExpressionCompletionType
    )
  }
}

extension Names<Label> {
  static var own: Names {
    Names(
      .numberOfLines, .lineBreakMode, .lineBreakStrategy, .adjustsFontSizeToFitWidth, .minimumScaleFactor,
      .allowsDefaultTighteningForTruncation, .baselineAdjustment, .preferredMaxLayoutWidth, .isEnabled,
      .isHighlighted, .highlightedTextColor, .shadowColor, .shadowOffset, .showsExpansionTextWhenTruncated
    )
  }
}

extension Names<TextField> {
  static var own: Names {
    Names(
      .placeholder, .placeholderColor, .borderStyle, .background, .disabledBackground, .clearButtonMode, .leftViewMode,
      .rightViewMode, .suggestions, .clearsOnBeginEditing, .clearsOnInsertion, .adjustsFontSizeToFitWidth,
      .minimumFontSize, .allowsEditingTextAttributes, .defaultTextAttributes, .typingAttributes
    )
      + Names(slot: .leftView) + Names(slot: .rightView) + Names(slot: .inputView) + Names(slot: .inputAccessoryView)
      // As with the text, the plain placeholder comes along unless it is the same already.
      + Names(.attributedPlaceholder, in: ["attributedPlaceholder"], given: .placeholder("Sample"))
  }
}

extension Names<TextView> {
  static var own: Names {
    Names(
      .isEditable, .isSelectable, .selectedRange, .dataDetectorTypes, .allowsEditingTextAttributes,
      .typingAttributes, .linkTextAttributes, .clearsOnInsertion, .textContainerInset, .textContainer,
      .usesStandardTextScaling, .isFindInteractionEnabled
    ) + Names(slot: .inputView) + Names(slot: .inputAccessoryView)
  }
}

extension Names<TextContainer> {
  static var own: Names {
    Names(
      .maximumNumberOfLines, .lineBreakMode, .lineFragmentPadding, .widthTracksTextView, .heightTracksTextView
    )
  }
}

extension BaselineAdjustment: Sampled {}
extension LineBreakMode: Sampled {}
extension TextAlignment: Sampled {}
extension KeyboardType: Sampled {}
extension KeyboardAppearance: Sampled {}
extension ReturnKeyType: Sampled {}
extension TextContentType: Sampled {}
extension AutocapitalizationType: Sampled {}
extension TextInputChoice: Sampled {}
extension TextField.BorderStyle: Sampled {}
extension TextField.ViewMode: Sampled {}
extension TextDecoration: Sampled {
  static let samples = [underline]
}
extension LineBreakStrategy: Sampled {
  static let samples = [pushOut]
}
extension DataDetectorTypes: Sampled {
  static let samples = [link]
}
extension PasswordRules: Sampled {
  static let samples = [PasswordRules(descriptor: "minlength: 20;")]
}
extension TextContainer: Sampled {
  static let samples = [TextContainer().with(.lineFragmentPadding(0))]
}
extension TextField: Sampled {
  static let samples = [TextField(.text("Sample"))]
}
