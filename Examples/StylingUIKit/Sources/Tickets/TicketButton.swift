import Styles
import UIKit

/// The choices of a button on a ticket.
public nonisolated struct TicketLook: DefaultVariants {
  /// A Boolean value that indicates whether the button is the most important one of its screen.
  public var isProminent = false

  /// A Boolean value that indicates whether the button is as high as two fingers.
  public var isLarge = false

  /// Creates the look of a plain, small button.
  public init() {}
}

extension Mod<TicketLook> {
  /// The most important button of a screen.
  public static let prominent: Mod = \.isProminent .~ true

  /// A button as high as two fingers.
  public static let large: Mod = \.isLarge .~ true
}

extension Mod<Widgets.Button> {
  /// A button on a ticket, written once for headless buttons and for those of UIKit.
  public static let ticketButton = Recipe<Widgets.Button, TicketLook>(
    .base(.layer.cornerRadius(.token(\Brand.radius))),
    .on(\.isProminent) {
      $0
        ? [.backgroundColor(.token(\Brand.accent)), .titleColor(.token(\Brand.onAccent))]
        : .titleColor(.token(\Brand.accent))
    },
    .on(\.isLarge) { .contentEdgeInsets($0 ? 16 : 8) },
    .while(.highlighted, .alpha(0.6)))
}

extension Mod<UIButton> {
  /// A button on a ticket, with some of the choices of its headless twin.
  public static func ticketButton(_ choices: Mod<TicketLook> = .identity) -> Mod {
    .headless(.ticketButton(choices))
  }
}
