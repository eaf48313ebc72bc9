/// The environment inside a node. A node that adds nothing shares its parent's environment.
///
/// Themes are in a scope of their own, so that another theme needs no other environment.
@MainActor internal final class NodeEnvironment {
  /// The themes of the node and of the nodes around it, or `nil` if they change none.
  internal let themes: ThemeScope?

  /// The states of the nearest node around that shares them, or `nil` if none does.
  internal let states: StateScope?

  /// The values apart from themes and shared states.
  private let plain: EnvironmentValues

  /// The values apart from themes, with the shared states of a stamp.
  private var kept: (stamp: Int, values: EnvironmentValues)?

  private let outer: NodeEnvironment?

  private let added: Behaviors

  /// The light or dark style that the node sets for everything inside it.
  private let style: UserInterfaceStyle

  internal init(_ values: EnvironmentValues) {
    plain = values
    outer = nil
    added = Behaviors()
    style = .unspecified
    states = nil
    themes = nil
  }

  internal init(
    adding added: Behaviors, _ style: UserInterfaceStyle, _ ownStates: StateScope?, _ ownThemes: ThemeScope?,
    to outer: NodeEnvironment
  ) {
    plain = added.environment(in: outer.plain).inStyle(style)
    self.outer = outer
    self.added = added
    self.style = style
    states = ownStates ?? outer.states
    themes = ownThemes ?? outer.themes
  }

  internal var values: EnvironmentValues { values(in: themes?.themes) }

  internal var stylings: Stylings { plain.stylings }

  /// Returns whether pictures of a widget are the same in another environment, apart from themes and states.
  internal func shows(like other: NodeEnvironment) -> Bool { self === other || plain.shows(like: other.plain) }

  internal var heldContainerStates: Set<WidgetState> { plain.heldContainerStates }

  /// A Boolean value that indicates whether stylings or themes make nodes look unlike their descriptions.
  internal var changesAppearances: Bool { !stylings.isEmpty || themes != nil }

  /// Returns the values with other themes.
  internal func values(in themes: Themes?) -> EnvironmentValues {
    var values = valuesWithStates
    if let themes { values.themes = themes }
    return values
  }

  private var valuesWithStates: EnvironmentValues {
    guard let states else { return plain }
    if let kept, kept.stamp == states.stamp { return kept.values }
    let values = plain.sharing(states.states)
    kept = (states.stamp, values)
    return values
  }

  internal func adds(
    _ added: Behaviors, _ style: UserInterfaceStyle, _ ownStates: StateScope?, to outer: NodeEnvironment
  ) -> Bool {
    self.outer === outer && self.style == style && states === ownStates ?? outer.states && self.added == added
  }

  /// Returns the contrast that is added to an outer environment.
  internal func contrast(addedTo outer: NodeEnvironment) -> AccessibilityContrast {
    self === outer || added.isEmpty ? .unspecified : added.handedContrast
  }

  /// Returns the style that is added to an outer environment.
  internal func style(addedTo outer: NodeEnvironment) -> UserInterfaceStyle { self === outer ? .unspecified : style }
}
