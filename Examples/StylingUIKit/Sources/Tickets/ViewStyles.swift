import Styles
import UIKit

extension PropertyNames where Root: UIView {
  /// The color behind the content, from a color that needs no UIKit.
  public static var ground: Property<Root, Widgets.Color?> {
    Property(get: { $0.backgroundColor.map { Color($0) } }, set: { $0.backgroundColor = $1?.uiColor })
  }
}

extension Mod where Root: UIView {
  /// The paper of a ticket.
  public static var paper: Mod {
    [.ground(.token(\Brand.paper)), Mod { $0.layer.cornerRadius = Brand.standard.radius }]
  }
}

extension Mod where Root: UIStackView {
  /// A column whose views are at a distance from each other.
  public static func column(spacing: Double) -> Mod {
    [.headless(.spacing(spacing)), Mod { $0.axis = .vertical }]
  }
}
