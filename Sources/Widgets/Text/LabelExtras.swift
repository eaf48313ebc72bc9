import Foundation
import Mod

/// The attributes of a label that few labels set.
internal struct LabelExtras: Equatable, Sendable, InspectableByParts {
  internal static let fresh = Boxed(LabelExtras())

  internal var lineBreakStrategy = LineBreakStrategy.standard
  internal var minimumScaleFactor = 0.0
  internal var preferredMaxLayoutWidth = 0.0
  internal var highlightedTextColor: Color?
  internal var shadowColor: Color?
  internal var shadowOffset = CGSize(width: 0, height: -1)
}

extension Label {
  /// The strategies that improve line breaks. `.standard` by default.
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
