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
      case .small: [.font(.token(\Kit.callout)), .padding(h: 8, v: 4), .height(min: 32)]
      case .medium: [.font(.token(\Kit.body)), .padding(h: 12, v: 8), .height(min: 44)]
      case .large: [.font(.token(\Kit.body)), .padding(h: 16, v: 12), .height(min: 52)]
      }
    },
    .while(.focused, .border(.token(\Kit.accent), width: 2)),
    .while(.disabled, .alpha(0.5)),
    .while(.invalid, .border(.token(\Kit.danger), width: 2)))
}
