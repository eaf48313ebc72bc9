import Mod
import Widgets

extension Mod<StackView> {
  /// The style of a form: `VStack(.formStyle()) { FormSection("Account") { … } }`.
  ///
  /// | choice | values |
  /// | --- | --- |
  /// | `variant` | `.grouped` (default), `.plain` |
  ///
  /// A form that scrolls may be lower than its screen: give its background to the scroll view, too, by
  /// `ScrollView(.backgroundColor(.token(\Kit.groupedBackground)))`.
  ///
  /// Text fields and buttons inside have the style of the kit as a default.
  public static let formStyle = Recipe<StackView, Kit.FormLook>(
    .base(
      .axis(.vertical), .spacing(.token(\Kit.extraLargeSpacing)),
      .padding(h: .token(\Kit.largeSpacing), v: .token(\Kit.extraLargeSpacing)),
      .styling(TextField.self, .textFieldStyle()), .styling(Button.self, .buttonStyle())),
    .on(\.variant) {
      switch $0 {
      case .grouped: .backgroundColor(.token(\Kit.groupedBackground))
      case .plain: .backgroundColor(.token(\Kit.background))
      }
    })
}

extension Kit {
  /// The choices of `Mod.formStyle`.
  public struct FormLook: DefaultVariants {
    /// The background. `.grouped` by default.
    public var variant = Variant.grouped

    /// Creates the choices of a form with groups.
    public init() {}

    /// The background of a form.
    public enum Variant: Hashable, Sendable, CaseIterable {
      /// Groups on a background of their own.
      case grouped
      /// The background of the screen.
      case plain
    }
  }
}

extension PropertyNames where Root == Kit.FormLook {
  /// The background. `.grouped` by default.
  @inlinable public static var variant: Property<Root, Kit.FormLook.Variant> { Property { $1(&$0.variant) } }
}

extension Mod<Kit.FormLook> {
  /// Chooses groups on a background of their own.
  public static let grouped: Mod = .variant(.grouped)

  /// Chooses the background of the screen.
  public static let plain: Mod = .variant(.plain)
}
