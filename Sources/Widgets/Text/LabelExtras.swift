import Foundation
import Mod

/// The attributes of a label that few labels set.
internal struct LabelExtras: Equatable, Sendable, InspectableByParts {
  internal static let fresh = Boxed(LabelExtras())

  internal var lineBreakStrategy = LineBreakStrategy.standard
  @Themed internal var minimumScaleFactor = 0.0
  @Themed internal var preferredMaxLayoutWidth = 0.0
  internal var highlightedTextColor: Color?
  internal var shadowColor: Color?
  @Themed internal var shadowOffset = CGSize(width: 0, height: -1)

  internal var lineBreakMode = LineBreakMode.byTruncatingTail
  internal var adjustsFontSizeToFitWidth = false
  internal var allowsDefaultTighteningForTruncation = false
  internal var baselineAdjustment = BaselineAdjustment.alignBaselines
  internal var isEnabled = true
  internal var isHighlighted = false
  internal var showsExpansionTextWhenTruncated = false
}

extension Label {
  /// The handling of text that does not fit. `.byTruncatingTail` by default.
  public var lineBreakMode: LineBreakMode {
    get { extras.value.lineBreakMode }
    _modify { yield &extras.value.lineBreakMode }
  }

  /// Whether the font shrinks until the text fits the width, down to ``minimumScaleFactor``. `false` by default.
  ///
  /// Drawings follow it. Browsers and terminals keep the size.
  public var adjustsFontSizeToFitWidth: Bool {
    get { extras.value.adjustsFontSizeToFitWidth }
    _modify { yield &extras.value.adjustsFontSizeToFitWidth }
  }

  /// Whether letters may move closer before text is truncated. `false` by default.
  ///
  /// Drawings follow it, for text on one line, by at most a twentieth of the size of the font. Browsers and terminals
  /// keep the distance.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { extras.value.allowsDefaultTighteningForTruncation }
    _modify { yield &extras.value.allowsDefaultTighteningForTruncation }
  }

  /// The alignment of the text when the font shrinks. `.alignBaselines` by default.
  ///
  /// Drawings follow it.
  public var baselineAdjustment: BaselineAdjustment {
    get { extras.value.baselineAdjustment }
    _modify { yield &extras.value.baselineAdjustment }
  }

  /// Whether the label has its enabled appearance. `true` by default.
  public var isEnabled: Bool {
    get { extras.value.isEnabled }
    _modify { yield &extras.value.isEnabled }
  }

  /// Whether the text has the ``highlightedTextColor``. `false` by default.
  public var isHighlighted: Bool {
    get { extras.value.isHighlighted }
    _modify { yield &extras.value.isHighlighted }
  }

  /// Whether a pointer over truncated text shows the whole text. `false` by default.
  ///
  /// A page shows it under the pointer.
  public var showsExpansionTextWhenTruncated: Bool {
    get { extras.value.showsExpansionTextWhenTruncated }
    _modify { yield &extras.value.showsExpansionTextWhenTruncated }
  }

  /// The strategies that improve line breaks. `.standard` by default.
  ///
  /// Only `pushOut` and, in a page, `hangulWordPriority` change what is shown.
  public var lineBreakStrategy: LineBreakStrategy {
    get { extras.value.lineBreakStrategy }
    _modify { yield &extras.value.lineBreakStrategy }
  }

  /// The smallest fraction of its size that the font may shrink to. 0 by default, for that of the system.
  public var minimumScaleFactor: Double {
    get { extras.value.minimumScaleFactor }
    _modify { yield &extras.value.minimumScaleFactor }
  }

  /// The width in points at which lines wrap if the layout does not determine it. 0 by default.
  public var preferredMaxLayoutWidth: Double {
    get { extras.value.preferredMaxLayoutWidth }
    _modify { yield &extras.value.preferredMaxLayoutWidth }
  }

  /// The color of the text while ``isHighlighted``, or `nil` for ``TextDisplaying/textColor``. `nil` by default.
  public var highlightedTextColor: Color? {
    get { extras.value.highlightedTextColor }
    _modify { yield &extras.value.highlightedTextColor }
  }

  /// The color of the text's shadow, or `nil` for no shadow. `nil` by default.
  public var shadowColor: Color? {
    get { extras.value.shadowColor }
    _modify { yield &extras.value.shadowColor }
  }

  /// The offset of the shadow, in points. 1 point upwards by default.
  public var shadowOffset: CGSize {
    get { extras.value.shadowOffset }
    _modify { yield &extras.value.shadowOffset }
  }
}
