import Mod
import UIKit

nonisolated extension PropertyNames where Root: UIView {
  /// Names `alpha`.
  public static var alpha: Property<Root, CGFloat> {
    Property(get: { $0.alpha }, set: { $0.alpha = $1 })
  }

  /// Names `backgroundColor`.
  public static var backgroundColor: Property<Root, UIColor?> {
    Property(get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 })
  }
}

nonisolated extension PropertyNames where Root: UILabel {
  /// Names `text`.
  public static var text: Property<Root, String?> {
    Property(get: { $0.text }, set: { $0.text = $1 })
  }

  /// Names `numberOfLines`.
  public static var numberOfLines: Property<Root, Int> {
    Property(get: { $0.numberOfLines }, set: { $0.numberOfLines = $1 })
  }
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
