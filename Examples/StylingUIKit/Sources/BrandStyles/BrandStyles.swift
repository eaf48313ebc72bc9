import Mod
import UIKit

nonisolated extension PropertyNames where Root: UIView {
  public static var alpha: Property<Root, CGFloat> { Property { $1(&$0.alpha) } }
  public static var backgroundColor: Property<Root, UIColor?> { Property { $1(&$0.backgroundColor) } }
}

nonisolated extension PropertyNames where Root: UILabel {
  public static var text: Property<Root, String?> { Property { $1(&$0.text) } }
  public static var numberOfLines: Property<Root, Int> { Property { $1(&$0.numberOfLines) } }
}

nonisolated extension Mod where Root: UIView {
  /// The look of something that is not available.
  public static var dimmed: Mod { .alpha(0.5) }
  /// The corners of the brand.
  public static var rounded: Mod { .at(part: { $0.layer }, \.cornerRadius .~ 6) }
}

nonisolated extension Mod<UILabel> {
  /// The title of a screen.
  public static let title: Mod = [.numberOfLines(0), Mod { $0.font = .preferredFont(forTextStyle: .title1) }]
}

nonisolated extension Mod<UIButton> {
  /// The button of the most important action.
  public static let primary: Mod = [
    .backgroundColor(.systemIndigo), .rounded, Mod { $0.setTitle("Play", for: .normal) },
  ]
}
