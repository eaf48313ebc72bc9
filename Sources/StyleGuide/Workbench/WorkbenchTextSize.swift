import Audit
import Mod
import Widgets

/// A text size in which a workbench shows a card.
internal struct WorkbenchTextSize: Sendable {
  internal let size: ContentSizeCategory

  /// The environment with the theme. Texts can have its fonts.
  internal let environment: EnvironmentValues

  /// Gives texts the size, as far as they follow it.
  internal var style: Mod<View> {
    if size == .large { return .identity }
    return Mod.combine([
      // The key is needed, because stylings are compared by their effect on a fresh label, whose text follows no size.
      .key(size),
      .forcedStyling(Label.self, scaled()), .forcedStyling(TextField.self, scaled()),
      .forcedStyling(TextView.self, scaled()),
      .forcedStyling(
        Button.self,
        Mod { button in
          let title = button.titleLabel
          if title.adjustsFontForContentSizeCategory { button.titleLabel.font = scaled(title.font, of: button) }
        }),
    ])
  }

  private func scaled<Text: TextDisplaying>() -> Mod<Text> {
    Mod { text in
      if text.adjustsFontForContentSizeCategory { text.font = scaled(text.font, of: text) }
    }
  }

  /// Returns a font at the size, or at the one to which a widget limits it.
  private func scaled(_ font: Font, of widget: some Widget) -> Font {
    guard let style = font.withoutTokens(in: environment).textStyle else { return font }
    return font.withSize(style.pointSize(at: widget.textSize(preferring: size)))
  }
}
