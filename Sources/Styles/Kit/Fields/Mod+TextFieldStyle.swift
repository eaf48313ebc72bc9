import Mod
import Widgets

extension Mod<TextField> {
  /// The style of text fields: `TextField(.placeholder("Search"), .textFieldStyle(.filled))`.
  ///
  /// | choice | values |
  /// | --- | --- |
  /// | `variant` | `.outlined` (default), `.filled` |
  /// | `size` | `.small`, `.medium` (default), `.large` |
  ///
  /// The border is thicker while the field is focused, and red in the state `invalid`. ``Field`` adds a label, help and
  /// an error.
  public static let textFieldStyle = Recipe<TextField, Kit.FieldLook>(
    .base(
      .layer.cornerRadius(.token(\Kit.radius)), .textColor(.token(\Kit.text)),
      .placeholderColor(.token(\Kit.secondaryText)),
      .tintColor(.token(\Kit.accent)),
      .adjustsFontForContentSizeCategory(true), .borderStyle(.none)),
    .on(\.variant) {
      switch $0 {
      case .outlined: [.backgroundColor(.token(\Kit.surface)), .border(.token(\Kit.border))]
      case .filled: [.backgroundColor(.token(\Kit.fill)), .border(.clear)]
      }
    },
    .on(\.size) {
      switch $0 {
      case .small:
        [
          .font(.token(\Kit.callout)), .padding(h: .token(\Kit.smallSpacing), v: .token(\Kit.tightSpacing)),
          .height(min: 32),
        ]
      case .medium:
        [.font(.token(\Kit.body)), .padding(h: .token(\Kit.spacing), v: .token(\Kit.smallSpacing)), .height(min: 44)]
      case .large:
        [.font(.token(\Kit.body)), .padding(h: .token(\Kit.largeSpacing), v: .token(\Kit.spacing)), .height(min: 52)]
      }
    },
    .while(.focused, .border(.token(\Kit.accent), width: 2)),
    .while(.disabled, .alpha(0.5)),
    .while(.invalid, .border(.token(\Kit.danger), width: 2)))
}

extension Kit {
  /// The choices of `Mod.textFieldStyle` and of ``Field``.
  public struct FieldLook: DefaultVariants {
    /// The background of the text. `.outlined` by default.
    public var variant = Variant.outlined

    /// The size. `.medium` by default.
    public var size = Size.medium

    /// Creates the choices of an outlined field of the usual size.
    public init() {}

    /// The background of the text of a field.
    public enum Variant: Hashable, Sendable, CaseIterable {
      /// A border.
      case outlined
      /// Gray, with a border while the field is used or invalid.
      case filled
    }
  }
}

extension PropertyNames where Root == Kit.FieldLook {
  /// The background of the text. `.outlined` by default.
  @inlinable public static var variant: Property<Root, Kit.FieldLook.Variant> { Property { $1(&$0.variant) } }
}

extension Mod<Kit.FieldLook> {
  /// Chooses a border.
  public static let outlined: Mod = .variant(.outlined)

  /// Chooses a gray background.
  public static let filled: Mod = .variant(.filled)

  /// Chooses the small size.
  public static let small: Mod = \.size .~ .small

  /// Chooses the usual size.
  public static let medium: Mod = \.size .~ .medium

  /// Chooses the large size.
  public static let large: Mod = \.size .~ .large
}
