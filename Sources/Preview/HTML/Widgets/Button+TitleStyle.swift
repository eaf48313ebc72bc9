import Layout
import Widgets

/// The color of a button's title, which may be found by comparing others.
internal struct TitleStyle {
  /// Whether it is the tint color.
  internal let isTint: Bool

  internal let color: Color

  /// Whether there is a background below the title.
  internal let isFilled: Bool

  internal init(of button: Button) {
    (isTint, color, isFilled) = (button.isTintShown, button.shownTitleColor, button.isFilled)
  }
}

extension Preview.HTML {
  /// The last styles of titles on backgrounds, because equal buttons follow each other and contrasts are slow to find.
  internal struct TitleStyles {
    /// The facts that determine the appearance of a title without a color of its own.
    fileprivate struct Source: Equatable {
      let type: Button.ButtonType
      let role: Button.Role
      let hasImage: Bool
      let background: Color
      let tint: Color?
    }

    private var known: [(source: Source, appearance: TitleStyle)] = []

    fileprivate mutating func appearance(of source: Source, _ find: () -> TitleStyle) -> TitleStyle {
      if let known = known.first(where: { $0.source == source }) { return known.appearance }
      let appearance = find()
      if known.count == 8 { known.removeFirst() }
      known.append((source, appearance))
      return appearance
    }
  }

  /// Returns the appearance of a button's title in the present theme.
  internal mutating func titleStyle(of button: Button) -> TitleStyle {
    guard button.isEnabled, let background = button.backgroundColor ?? button.layer.backgroundColor,
      button.titleColor(for: button.state) == nil
    else { return TitleStyle(of: button) }
    if button.readsTheme { readsTheme = true }
    let ground = background.withoutTokens(in: environment)
    let tint = button.tintColor?.withoutTokens(in: environment)
    let source = TitleStyles.Source(
      type: button.buttonType, role: button.role, hasImage: button.currentBackgroundImage != nil, background: ground,
      tint: tint)
    return memory.titleStyles.appearance(of: source) {
      var resolved = button
      (resolved.backgroundColor, resolved.tintColor) = (ground, tint)
      return TitleStyle(of: resolved)
    }
  }
}
