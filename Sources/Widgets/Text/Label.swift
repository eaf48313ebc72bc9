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
    mods.apply(to: &self)
  }

  /// `false`, because it has the parts of every widget.
  @inlinable public var _hasPartsOfItsOwn: Bool { false }
}

extension PropertyNames where Root == Label {
  /// The maximum number of lines, or 0 for any number. 1 by default.
  @inlinable public static var numberOfLines: Property<Root, Int> { Property { $1(&$0.numberOfLines) } }

  /// The handling of text that does not fit. `.byTruncatingTail` by default.
  @inlinable public static var lineBreakMode: Property<Root, LineBreakMode> { Property { $1(&$0.lineBreakMode) } }

  /// The strategies that improve line breaks. `.standard` by default.
  @inlinable public static var lineBreakStrategy: Property<Root, LineBreakStrategy> {
    Property { $1(&$0.lineBreakStrategy) }
  }

  /// Whether the font shrinks until the text fits the width, down to `minimumScaleFactor`. `false` by default.
  ///
  /// Drawings follow it. Browsers and terminals keep the size.
  @inlinable public static var adjustsFontSizeToFitWidth: Property<Root, Bool> {
    Property { $1(&$0.adjustsFontSizeToFitWidth) }
  }

  /// The smallest fraction of its size that the font may shrink to. 0 by default, for that of the system.
  @inlinable public static var minimumScaleFactor: Property<Root, Double> { Property { $1(&$0.minimumScaleFactor) } }

  /// Whether letters may move closer before text is truncated. `false` by default.
  @inlinable public static var allowsDefaultTighteningForTruncation: Property<Root, Bool> {
    Property { $1(&$0.allowsDefaultTighteningForTruncation) }
  }

  /// The alignment of the text when the font shrinks. `.alignBaselines` by default.
  @inlinable public static var baselineAdjustment: Property<Root, BaselineAdjustment> {
    Property { $1(&$0.baselineAdjustment) }
  }

  /// The width in points at which lines wrap if the layout does not determine it. 0 by default.
  @inlinable public static var preferredMaxLayoutWidth: Property<Root, Double> {
    Property { $1(&$0.preferredMaxLayoutWidth) }
  }

  /// The color of the text while `isHighlighted`, or `nil` for `textColor`. `nil` by default.
  @inlinable public static var highlightedTextColor: Property<Root, Color?> {
    Property { $1(&$0.highlightedTextColor) }
  }

  /// The color of the text's shadow, or `nil` for no shadow. `nil` by default.
  @inlinable public static var shadowColor: Property<Root, Color?> { Property { $1(&$0.shadowColor) } }

  /// The offset of the shadow, in points. 1 point upwards by default.
  @inlinable public static var shadowOffset: Property<Root, CGSize> { Property { $1(&$0.shadowOffset) } }

  /// Whether a pointer over truncated text shows the whole text. `false` by default.
  @inlinable public static var showsExpansionTextWhenTruncated: Property<Root, Bool> {
    Property { $1(&$0.showsExpansionTextWhenTruncated) }
  }
}
