import Foundation
import Mod

extension PropertyNames where Root == Label {
  /// Names ``Label/numberOfLines``.
  @inlinable public static var numberOfLines: Property<Root, Int> { Property { $1(&$0.numberOfLines) } }
  /// Names ``Label/lineBreakMode``.
  @inlinable public static var lineBreakMode: Property<Root, LineBreakMode> { Property { $1(&$0.lineBreakMode) } }
  /// Names ``Label/lineBreakStrategy``.
  @inlinable public static var lineBreakStrategy: Property<Root, LineBreakStrategy> {
    Property { $1(&$0.lineBreakStrategy) }
  }
  /// Names ``Label/adjustsFontSizeToFitWidth``.
  @inlinable public static var adjustsFontSizeToFitWidth: Property<Root, Bool> {
    Property { $1(&$0.adjustsFontSizeToFitWidth) }
  }
  /// Names ``Label/minimumScaleFactor``.
  @inlinable public static var minimumScaleFactor: Property<Root, Double> { Property { $1(&$0.minimumScaleFactor) } }
  /// Names ``Label/allowsDefaultTighteningForTruncation``.
  @inlinable public static var allowsDefaultTighteningForTruncation: Property<Root, Bool> {
    Property { $1(&$0.allowsDefaultTighteningForTruncation) }
  }
  /// Names ``Label/baselineAdjustment``.
  @inlinable public static var baselineAdjustment: Property<Root, BaselineAdjustment> {
    Property { $1(&$0.baselineAdjustment) }
  }
  /// Names ``Label/preferredMaxLayoutWidth``.
  @inlinable public static var preferredMaxLayoutWidth: Property<Root, Double> {
    Property { $1(&$0.preferredMaxLayoutWidth) }
  }
  /// Names ``Label/highlightedTextColor``.
  @inlinable public static var highlightedTextColor: Property<Root, Color?> {
    Property { $1(&$0.highlightedTextColor) }
  }
  /// Names ``Label/shadowColor``.
  @inlinable public static var shadowColor: Property<Root, Color?> { Property { $1(&$0.shadowColor) } }
  /// Names ``Label/shadowOffset``.
  @inlinable public static var shadowOffset: Property<Root, CGSize> { Property { $1(&$0.shadowOffset) } }
  /// Names ``Label/showsExpansionTextWhenTruncated``.
  @inlinable public static var showsExpansionTextWhenTruncated: Property<Root, Bool> {
    Property { $1(&$0.showsExpansionTextWhenTruncated) }
  }
}
