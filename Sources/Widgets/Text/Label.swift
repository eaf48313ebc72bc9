import Foundation
import Mod

/// Text that cannot be edited: a model of `UILabel`.
///
/// ```swift
/// let label = Label("Views", .font(.body), .textColor(.secondaryLabel), .numberOfLines(0))
/// print(label)  // Label(text: "Views", font: .body, textColor: .secondaryLabel, numberOfLines: 0)
/// ```
public struct Label: TextDisplaying, Highlightable, Switchable {
  /// The text with its font, color and alignment.
  public var displayedText = DisplayedText.fresh

  /// The maximum number of lines, or 0 for any number. 1 by default.
  public var numberOfLines = 1

  /// The handling of text that does not fit. `.byTruncatingTail` by default.
  public var lineBreakMode = LineBreakMode.byTruncatingTail

  /// Whether the font shrinks until the text fits the width, down to ``minimumScaleFactor``. `false` by default.
  public var adjustsFontSizeToFitWidth = false

  /// Whether letters may move closer before text is truncated. `false` by default.
  public var allowsDefaultTighteningForTruncation = false

  /// The alignment of the text when the font shrinks. `.alignBaselines` by default.
  public var baselineAdjustment = BaselineAdjustment.alignBaselines

  /// Whether the label has its enabled appearance. `true` by default.
  public var isEnabled = true

  /// Whether the text has the ``highlightedTextColor``. `false` by default.
  public var isHighlighted = false

  /// Whether a pointer over truncated text shows the whole text. `false` by default.
  public var showsExpansionTextWhenTruncated = false

  // Attributes that few labels set are in a box of their own, so that other labels stay small.
  internal var extras = LabelExtras.fresh

  /// The attributes of every view.
  public var attributes = ViewAttributes.label

  /// Creates a label without text.
  public init() {}

  /// Creates a label with a text, and applies the Mods to it, in order.
  @inlinable @inline(__always) public init(_ text: String?, _ mods: Mod<Self>...) {
    self.init()
    self.text = text
    Mod(list: mods)(&self)
  }
}
