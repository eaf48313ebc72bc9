import Mod
import Widgets

extension Mod<Label> {
  /// The style of a badge, a short text about something else: `Label("New", .badge(.success))`.
  ///
  /// | choice | values |
  /// | --- | --- |
  /// | `tone` | `.neutral` (default), `.info`, `.success`, `.warning`, `.error` |
  /// | `size` | `.small` (default), `.medium`, `.large` |
  public static let badge = Recipe<Label, Kit.BadgeLook>(
    .base(
      .layer.cornerRadius(.token(\Kit.smallRadius)), .clipsToBounds(true), .centered, .dynamicFont,
      .contentCompressionResistancePriority(.required, for: .horizontal)),
    .on(\.tone) { [.backgroundColor($0.fill), .textColor($0.text)] },
    .on(\.size) {
      switch $0 {
      case .small: [.font(.token(\Kit.footnote)), .padding(h: 8, v: 2)]
      case .medium: [.font(.token(\Kit.callout)), .padding(h: 8, v: 4)]
      case .large: [.font(.token(\Kit.heading)), .padding(h: 12, v: 4)]
      }
    })
}
