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
    .on(\.size) {
      switch $0 {
      case .small: .padding(.token(\Kit.spacing))
      case .medium: .padding(.token(\Kit.largeSpacing))
      case .large: .padding(.token(\Kit.extraLargeSpacing))
      }
    },
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

extension Kit {
  /// The choices of `Mod.card`.
  public struct CardLook: DefaultVariants {
    /// The way in which the card stands out. `.elevated` by default.
    public var variant = Variant.elevated

    /// The size of the insets. `.medium` by default.
    public var size = Size.medium

    /// Creates the choices of a card with a shadow and the usual insets.
    public init() {}

    /// The way in which a card stands out.
    public enum Variant: Hashable, Sendable, CaseIterable {
      /// A shadow.
      case elevated
      /// A gray background.
      case filled
      /// A border.
      case outlined
    }
  }
}

extension PropertyNames where Root == Kit.CardLook {
  /// The way in which the card stands out. `.elevated` by default.
  @inlinable public static var variant: Property<Root, Kit.CardLook.Variant> { Property { $1(&$0.variant) } }
}

extension Mod<Kit.CardLook> {
  /// Chooses a shadow.
  public static let elevated: Mod = .variant(.elevated)

  /// Chooses a gray background.
  public static let filled: Mod = .variant(.filled)

  /// Chooses a border.
  public static let outlined: Mod = .variant(.outlined)

  /// Chooses the small size.
  public static let small: Mod = \.size .~ .small

  /// Chooses the usual size.
  public static let medium: Mod = \.size .~ .medium

  /// Chooses the large size.
  public static let large: Mod = \.size .~ .large
}
