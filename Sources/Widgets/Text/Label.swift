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

  /// The strategies that improve line breaks. `.standard` by default.
  public var lineBreakStrategy = LineBreakStrategy.standard

  /// Whether the font shrinks until the text fits the width, down to ``minimumScaleFactor``. `false` by default.
  public var adjustsFontSizeToFitWidth = false

  /// The smallest fraction of its size that the font may shrink to. 0 by default, for that of the system.
  public var minimumScaleFactor = 0.0

  /// Whether letters may move closer before text is truncated. `false` by default.
  public var allowsDefaultTighteningForTruncation = false

  /// The alignment of the text when the font shrinks. `.alignBaselines` by default.
  public var baselineAdjustment = BaselineAdjustment.alignBaselines

  /// The width in points at which lines wrap if the layout does not determine it. 0 by default.
  public var preferredMaxLayoutWidth = 0.0

  /// Whether the label has its enabled appearance. `true` by default.
  public var isEnabled = true

  /// Whether the text has the ``highlightedTextColor``. `false` by default.
  public var isHighlighted = false

  /// The color of the text while ``isHighlighted``, or `nil` for ``TextDisplaying/textColor``. `nil` by default.
  public var highlightedTextColor: Color?

  /// The color of the text's shadow, or `nil` for no shadow. `nil` by default.
  public var shadowColor: Color?

  /// The offset of the shadow, in points. 1 point upwards by default.
  public var shadowOffset = CGSize(width: 0, height: -1)

  /// Whether a pointer over truncated text shows the whole text. `false` by default.
  public var showsExpansionTextWhenTruncated = false

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
