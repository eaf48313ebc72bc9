import Layout
import Widgets

/// The color of a button's title, which may be found by comparing others.
internal struct TitleLook {
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
  /// The last looks of titles on backgrounds, because equal buttons follow each other and contrasts are slow to find.
  internal struct TitleLooks {
    /// The facts that determine the look of a title without a color of its own.
    fileprivate struct Source: Equatable {
      let type: Button.ButtonType
      let role: Button.Role
      let hasImage: Bool
      let background: Color
      let tint: Color?
    }

    private var known: [(source: Source, look: TitleLook)] = []

    fileprivate mutating func look(of source: Source, _ find: () -> TitleLook) -> TitleLook {
      if let known = known.first(where: { $0.source == source }) { return known.look }
      let look = find()
      if known.count == 8 { known.removeFirst() }
      known.append((source, look))
      return look
    }
  }

  /// Returns the look of a button's title in the present theme.
  internal mutating func titleLook(of button: Button) -> TitleLook {
    guard button.isEnabled, let background = button.backgroundColor ?? button.layer.backgroundColor,
      button.titleColor(for: button.state) == nil
    else { return TitleLook(of: button) }
    if button.readsTheme { readsTheme = true }
    let ground = background.withoutTokens(in: environment)
    let tint = button.tintColor?.withoutTokens(in: environment)
    let source = TitleLooks.Source(
      type: button.buttonType, role: button.role, hasImage: button.currentBackgroundImage != nil, background: ground,
      tint: tint)
    return memory.titleLooks.look(of: source) {
      var resolved = button
      (resolved.backgroundColor, resolved.tintColor) = (ground, tint)
      return TitleLook(of: resolved)
    }
  }
}
