import Foundation
import Mod

/// Text that cannot be edited: a model of `UILabel`.
///
/// ```swift
/// let label = Label("Views", .font(.body), .textColor(.secondaryLabel), .numberOfLines(0))
/// print(label)  // Label(text: "Views", font: .body, textColor: .secondaryLabel, numberOfLines: 0)
/// ```
public struct Label: TextDisplaying, Switchable {
  /// The text and how it looks.
  public var displayedText = DisplayedText()

  /// How many lines the text may take; 0 for as many as it needs. 1 by default.
  public var numberOfLines = 1

  /// What happens to text that does not fit. `.byTruncatingTail` by default.
  public var lineBreakMode = LineBreakMode.byTruncatingTail

  /// How lines may be broken better than at the last word that fits. `.standard` by default.
  public var lineBreakStrategy = LineBreakStrategy.standard

  /// Whether the font shrinks until the text fits the width, down to ``minimumScaleFactor``. `false` by default.
  public var adjustsFontSizeToFitWidth = false

  /// The least share of its size that the font may shrink to, from 0 to 1. 0 by default, for the system's.
  public var minimumScaleFactor = 0.0

  /// Whether letters may move together before text is cut off. `false` by default.
  public var allowsDefaultTighteningForTruncation = false

  /// What stays in place when the font shrinks. `.alignBaselines` by default.
  public var baselineAdjustment = BaselineAdjustment.alignBaselines

  /// The width in points at which lines wrap if the layout gives none. 0 by default.
  public var preferredMaxLayoutWidth = 0.0

  /// Whether it looks enabled. `true` by default.
  public var isEnabled = true

  /// Whether it is written in ``highlightedTextColor``. `false` by default.
  public var isHighlighted = false

  /// The color of the text while ``isHighlighted``; `nil`, the default, for ``TextDisplaying/textColor``.
  public var highlightedTextColor: Color?

  /// The color of the text's shadow; `nil`, the default, for no shadow.
  public var shadowColor: Color?

  /// How far the shadow lies from the text, in points. 1 point above it by default.
  public var shadowOffset = CGSize(width: 0, height: -1)

  /// Whether a pointer that rests on text that is cut off brings up the whole. `false` by default.
  public var showsExpansionTextWhenTruncated = false

  /// The attributes of every view.
  public var attributes = ViewAttributes.label

  /// Creates a label without text.
  public init() {}

  /// Creates a label that shows a text, and applies the Mods to it, in order.
  @inlinable
  @inline(__always)
  public init(_ text: String?, _ mods: Mod<Self>...) {
    self.init()
    self.text = text
    Mod(list: mods)(&self)
  }
}
