import Mod
import Widgets

extension Mod<Label> {
  /// The style of texts by the type scale: `Label("Inbox", .typography(.title))`.
  ///
  /// | choice | values |
  /// | --- | --- |
  /// | `scale` | `.largeTitle`, `.title`, `.heading`, `.body` (default), `.callout`, `.footnote` |
  /// | `tone` | `.primary` (default), `.secondary`, `.info`, `.success`, `.warning`, `.error` |
  ///
  /// The text has as many lines as it needs, and follows the reader's text size. Titles and headings are headings for
  /// assistive technology.
  public static let typography = Recipe<Label, Kit.TypeLook>(
    .base(.multiline, .dynamicFont),
    .on(\.scale) {
      switch $0 {
      case .largeTitle: [.font(.token(\Kit.largeTitle)), .accessibilityTraits(.header)]
      case .title: [.font(.token(\Kit.title)), .accessibilityTraits(.header)]
      case .heading: [.font(.token(\Kit.heading)), .accessibilityTraits(.header)]
      case .body: .font(.token(\Kit.body))
      case .callout: .font(.token(\Kit.callout))
      case .footnote: .font(.token(\Kit.footnote))
      }
    },
    .on(\.tone) {
      switch $0 {
      case .primary: .textColor(.token(\Kit.text))
      case .secondary: .textColor(.token(\Kit.secondaryText))
      case .info: .textColor(.token(\Kit.accentText))
      case .success: .textColor(.token(\Kit.successText))
      case .warning: .textColor(.token(\Kit.warningText))
      case .error: .textColor(.token(\Kit.dangerText))
      }
    })
}
