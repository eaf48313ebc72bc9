import Audit
import Mod
import Widgets

/// The surroundings in which a workbench shows a card.
internal struct WorkbenchContext {
  internal let theme: GuideChoice
  internal let selection: WorkbenchSelection

  /// Creates the surroundings of a selection. A theme without a known name is the first one.
  internal init(_ selection: WorkbenchSelection, themes: [GuideChoice]) {
    self.selection = selection
    theme = themes.first { $0.name == selection.theme } ?? themes[0]
  }

  /// Shows a widget in the surroundings.
  internal var style: Mod<View> {
    Mod.combine([
      theme.style, .overrideUserInterfaceStyle(selection.isDark ? .dark : .light),
      .environment(\.accessibilityContrast, selection.hasHighContrast ? .high : .normal),
      .environment(\.layoutDirection, selection.isRightToLeft ? .rightToLeft : .leftToRight),
      .semanticContentAttribute(selection.isRightToLeft ? .forceRightToLeft : .forceLeftToRight),
      .environment(\.preferredContentSizeCategory, selection.textSize),
      // The container of the workbench is not that of the card.
      .environment(\.containerWidth, nil),
      WorkbenchTextSize(size: selection.textSize, environment: theme.environment).style,
    ])
  }

  /// Returns the value of a token, or `nil` if no section has its theme.
  internal func value(of token: UsedToken) -> Any? {
    theme.themes.first { $0.type == token.theme }?.tokens.lazy.flatMap(\.withParts)
      .first { $0.name == token.name }?.value
  }

  /// The environment inside a widget in the surroundings.
  internal var environment: EnvironmentValues { configure(View(), with: style).environmentInside(EnvironmentValues()) }
}

extension Mod<View> {
  /// Puts the containers inside a view, and the widgets with Mods for these states, into the states. The widgets
  /// thereby have a container in the states around them.
  internal static func holding(_ states: [WidgetState]) -> Mod {
    if states.isEmpty { return .identity }
    let parts = Mod.environment(\.heldPartStates, Set(states.filter(\.isOfWidget)))
    if states.allSatisfy(\.isOfWidget) { return parts }
    let held = EnvironmentValues().holding(Set(states))
    return [
      parts, .environment(\.heldContainerStates, held.heldContainerStates),
      .environment(\.sharedStates, held.sharedStates),
      .environment(\.containerWidth, held.containerWidth),
    ]
  }
}

extension Widget {
  /// Returns the appearance of the widget in states and in an environment, with the content of its components.
  @MainActor internal func appearance(in states: Set<WidgetState>, _ environment: EnvironmentValues) -> any Widget {
    expanded(in: environment, heldIn: states).withPresented
  }

  /// Returns the widget with the states in which it is held, except for states of containers.
  internal func held(in states: [WidgetState]) -> any Widget {
    var widget = self
    for state in states where state.isOfWidget { Mod<Self>.isIn(state)(true)(&widget) }
    return widget
  }
}

/// A text size in which a workbench shows a card.
internal struct WorkbenchTextSize: Sendable {
  internal let size: ContentSizeCategory

  /// The environment with the theme. Texts can have its fonts.
  internal let environment: EnvironmentValues

  /// Sets the text size for texts that follow it.
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
