import Foundation
import Mod

extension PropertyNames where Root == Label {
  @inlinable public static var numberOfLines: Property<Root, Int> { Property { $1(&$0.numberOfLines) } }
  @inlinable public static var lineBreakMode: Property<Root, LineBreakMode> { Property { $1(&$0.lineBreakMode) } }
  @inlinable public static var lineBreakStrategy: Property<Root, LineBreakStrategy> {
    Property { $1(&$0.lineBreakStrategy) }
  }
  @inlinable public static var adjustsFontSizeToFitWidth: Property<Root, Bool> {
    Property { $1(&$0.adjustsFontSizeToFitWidth) }
  }
  @inlinable public static var minimumScaleFactor: Property<Root, Double> { Property { $1(&$0.minimumScaleFactor) } }
  @inlinable public static var allowsDefaultTighteningForTruncation: Property<Root, Bool> {
    Property { $1(&$0.allowsDefaultTighteningForTruncation) }
  }
  @inlinable public static var baselineAdjustment: Property<Root, BaselineAdjustment> {
    Property { $1(&$0.baselineAdjustment) }
  }
  @inlinable public static var preferredMaxLayoutWidth: Property<Root, Double> {
    Property { $1(&$0.preferredMaxLayoutWidth) }
  }
  @inlinable public static var highlightedTextColor: Property<Root, Color?> {
    Property { $1(&$0.highlightedTextColor) }
  }
  @inlinable public static var shadowColor: Property<Root, Color?> { Property { $1(&$0.shadowColor) } }
  @inlinable public static var shadowOffset: Property<Root, CGSize> { Property { $1(&$0.shadowOffset) } }
  @inlinable public static var showsExpansionTextWhenTruncated: Property<Root, Bool> {
    Property { $1(&$0.showsExpansionTextWhenTruncated) }
  }
}
