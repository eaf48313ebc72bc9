import Mod
import Widgets

extension Mod<SegmentedControl> {
  /// The style of segmented controls: `SegmentedControl(["Day", "Week"], .segmentedStyle(.filled))`.
  ///
  /// | choice | values |
  /// | --- | --- |
  /// | `variant` | `.gray` (default), `.filled` |
  public static let segmentedStyle = Recipe<SegmentedControl, Kit.SegmentedLook>(
    .base(
      .backgroundColor(.token(\Kit.fill)), .layer.cornerRadius(.token(\Kit.radius)), .clipsToBounds(true),
      .titleTextAttributes -- TextAttributes(.foregroundColor(.token(\Kit.text)), .font(.token(\Kit.callout)))),
    .on(\.variant) {
      switch $0 {
      case .gray: [.selectedSegmentTintColor(.token(\Kit.selectedFill)), .selectedTitle(.token(\Kit.text))]
      case .filled: [.selectedSegmentTintColor(.token(\Kit.accent)), .selectedTitle(.token(\Kit.onAccent))]
      }
    },
    .while(.disabled, .alpha(0.5)))

  /// Sets the color of the title of the selected segment.
  fileprivate static func selectedTitle(_ color: Color) -> Mod {
    .titleTextAttributes(for: .selected) -- TextAttributes(.foregroundColor(color), .font(.token(\Kit.callout)))
  }
}

extension Kit {
  /// The choices of `Mod.segmentedStyle`.
  public struct SegmentedLook: DefaultVariants {
    /// The color of the selected segment. `.gray` by default.
    public var variant = Variant.gray

    /// Creates the choices of a quiet control.
    public init() {}

    /// The color of a selected segment.
    public enum Variant: Hashable, Sendable, CaseIterable {
      /// That of a card.
      case gray
      /// The accent.
      case filled
    }
  }
}

extension PropertyNames where Root == Kit.SegmentedLook {
  /// The color of the selected segment. `.gray` by default.
  @inlinable public static var variant: Property<Root, Kit.SegmentedLook.Variant> { Property { $1(&$0.variant) } }
}

extension Mod<Kit.SegmentedLook> {
  /// Chooses a selected segment in the color of a card.
  public static let gray: Mod = .variant(.gray)

  /// Chooses a selected segment in the accent.
  public static let filled: Mod = .variant(.filled)
}
