import Foundation
import Mod
import Widgets

extension Mod<StackView> {
  /// The style of a card: `VStack(spacing: 8, .card(.outlined)) { … }`.
  ///
  /// | choice | values |
  /// | --- | --- |
  /// | `variant` | `.elevated` (default), `.filled`, `.outlined` |
  /// | `size` | `.small`, `.medium` (default), `.large` |
  ///
  /// A card that is `.isIn(.selected)` has a border of the accent.
  public static let card = Recipe<StackView, Kit.CardLook>(
    .base(.layer.cornerRadius(.token(\Kit.largeRadius))),
    .on(\.variant) {
      switch $0 {
      case .elevated: [.backgroundColor(.token(\Kit.surface)), .shadowed]
      case .filled: .backgroundColor(.token(\Kit.fill))
      case .outlined: [.backgroundColor(.token(\Kit.surface)), .border(.token(\Kit.separator))]
      }
    },
    .on(\.size) { .padding($0 == .small ? 12 : $0 == .medium ? 16 : 24) },
    .while(.selected, .border(.token(\Kit.accent), width: 2)))
}

extension Mod where Root: Widget {
  /// Sets the shadow of something raised.
  internal static var shadowed: Mod {
    [
      .shadow(color: .token(\Kit.shadow), opacity: 1, offset: CGSize(width: 0, height: 2)),
      .layer.shadowRadius(.token(\Kit.shadowRadius)),
    ]
  }
}
