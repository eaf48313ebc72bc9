import Mod
import Widgets

extension Mod<StackView> {
  /// The style of a form: `VStack(.formStyle()) { FormSection("Account") { … } }`.
  ///
  /// | choice | values |
  /// | --- | --- |
  /// | `variant` | `.grouped` (default), `.plain` |
  ///
  /// Text fields and buttons inside have the style of the kit as a default.
  public static let formStyle = Recipe<StackView, Kit.FormLook>(
    .base(
      .axis(.vertical), .spacing(.token(\Kit.extraLargeSpacing)), .padding(h: 16, v: 24),
      .styling(TextField.self, .textFieldStyle()), .styling(Button.self, .buttonStyle())),
    .on(\.variant) {
      switch $0 {
      case .grouped: .backgroundColor(.token(\Kit.groupedBackground))
      case .plain: .backgroundColor(.token(\Kit.background))
      }
    })
}
