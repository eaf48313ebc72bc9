import Foundation
import Mod

extension PropertyNames where Root == Label {
  @_alwaysEmitIntoClient public static var numberOfLines: Property<Root, Int> { Property { $1(&$0.numberOfLines) } }
  @_alwaysEmitIntoClient public static var lineBreakMode: Property<Root, LineBreakMode> {
    Property { $1(&$0.lineBreakMode) }
  }
  @_alwaysEmitIntoClient public static var lineBreakStrategy: Property<Root, LineBreakStrategy> {
    Property { $1(&$0.lineBreakStrategy) }
  }
  @_alwaysEmitIntoClient public static var adjustsFontSizeToFitWidth: Property<Root, Bool> {
    Property { $1(&$0.adjustsFontSizeToFitWidth) }
  }
  @_alwaysEmitIntoClient public static var minimumScaleFactor: Property<Root, Double> {
    Property { $1(&$0.minimumScaleFactor) }
  }
  @_alwaysEmitIntoClient public static var allowsDefaultTighteningForTruncation: Property<Root, Bool> {
    Property { $1(&$0.allowsDefaultTighteningForTruncation) }
  }
  @_alwaysEmitIntoClient public static var baselineAdjustment: Property<Root, BaselineAdjustment> {
    Property { $1(&$0.baselineAdjustment) }
  }
  @_alwaysEmitIntoClient public static var preferredMaxLayoutWidth: Property<Root, Double> {
    Property { $1(&$0.preferredMaxLayoutWidth) }
  }
  @_alwaysEmitIntoClient public static var highlightedTextColor: Property<Root, Color?> {
    Property { $1(&$0.highlightedTextColor) }
  }
  @_alwaysEmitIntoClient public static var shadowColor: Property<Root, Color?> { Property { $1(&$0.shadowColor) } }
  @_alwaysEmitIntoClient public static var shadowOffset: Property<Root, CGSize> { Property { $1(&$0.shadowOffset) } }
  @_alwaysEmitIntoClient public static var showsExpansionTextWhenTruncated: Property<Root, Bool> {
    Property { $1(&$0.showsExpansionTextWhenTruncated) }
  }
}
