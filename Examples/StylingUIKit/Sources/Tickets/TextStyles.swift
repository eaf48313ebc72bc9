import Styles
import UIKit

extension Mod where Root: Widgets.TextDisplaying {
  /// The destination of a ticket.
  public static var destination: Mod { .font(.token(\Brand.title)) }

  /// The time and the place of a ticket.
  public static var detail: Mod { [.font(.token(\Brand.detail)), .textColor(.secondaryLabel)] }
}

extension Mod where Root: UILabel {
  /// The destination of a ticket.
  public static var destination: Mod { .headless(.destination) }

  /// The time and the place of a ticket.
  public static var detail: Mod { .headless(.detail) }
}
