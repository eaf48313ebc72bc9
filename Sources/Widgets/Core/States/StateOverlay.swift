import Mod

/// The behavior that `.while(.highlighted, .alpha(0.6))` adds: Mods over the appearance of a widget in a state.
internal struct StateOverlay<Root: Widget>: Overlay {
  internal let state: WidgetState
  internal let mods: [Mod<Root>]

  internal var name: String { "while(\(state))" }

  /// The state and the changes of a fresh widget: `while(.highlighted): alpha 1.0 → 0.6`.
  internal var description: String {
    let changes = Mod(list: mods).changes(to: Root()).map { "\($0.path) \($0.values)" }
    return "\(name): \(changes.joined(separator: ", "))"
  }

  /// Returns whether both have the same state and copies of the same Mods.
  ///
  /// The same effect on one widget would not prove the same effect on others.
  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Self, state == other.state else { return false }
    return mods.elementsEqual(other.mods, by: haveSameBytes)
  }

  internal func apply<Whole>(to appearance: inout Whole, in environment: EnvironmentValues) {
    changing(&appearance, as: Root.self) { appearance in for mod in mods { mod(&appearance) } }
  }
}

/// A behavior that changes the appearance of a widget in a state.
package protocol Overlay: Behavior {
  /// The state in which the appearance changes.
  var state: WidgetState { get }

  /// The token that a property is bound to, or `nil` for another change.
  var tokenPath: TokenPath? { get }

  /// Changes an appearance in an environment, if it has the type of the widget.
  func apply<Whole>(to appearance: inout Whole, in environment: EnvironmentValues)

  /// Returns whether it changes an appearance in another way in another environment, apart from tokens of themes.
  func differs(in environment: EnvironmentValues, from other: EnvironmentValues) -> Bool
}

extension Overlay {
  /// Returns `false`: only a style that depends on the environment differs.
  package func differs(in environment: EnvironmentValues, from other: EnvironmentValues) -> Bool { false }

  /// Returns `nil`: only a binding to a token has one.
  package var tokenPath: TokenPath? { nil }
}

extension Behaviors {
  /// The overlays, in the order in which they were added.
  package var overlays: [any Overlay] { box?.storage.value.overlays ?? [] }

  /// Returns whether pictures of a widget are the same with other behaviors, apart from themes.
  ///
  /// - Parameter areAlike: A closure that returns whether two overlays change the widget in the same way. By default,
  ///   only equal ones do.
  package func areShown(
    like other: Behaviors, _ areAlike: (any Overlay, any Overlay) -> Bool = { $0.isEqual(to: $1) }
  ) -> Bool {
    if box?.identity == other.box?.identity { return true }
    return measureWidth == other.measureWidth && shareStates == other.shareStates
      && askAboutLinks == other.askAboutLinks && overlays.elementsEqual(other.overlays, by: areAlike)
  }

  /// A Boolean value that indicates whether an element has a mark that its widget measures its width or shares its
  /// states.
  package var showInElements: Bool {
    box?.storage.value.environment.isEmpty == false && (measureWidth || shareStates)
  }

  /// A Boolean value that indicates whether a delegate decides about opening links.
  package var askAboutLinks: Bool { box?.storage.value.askAboutLinks == true }

  /// A Boolean value that indicates whether there are overlays.
  package var haveOverlays: Bool { box?.storage.value.overlays.isEmpty == false }

  /// The behaviors on which the appearance depends: overlays, and values that are handed down.
  package var ofAppearance: Behaviors {
    guard let own = box?.storage.value else { return Behaviors() }
    var result = Behaviors()
    result.lists.overlays = own.overlays
    if !own.environment.isEmpty { result.lists.environment = own.environment }
    if !own.stylings.isEmpty { result.lists.stylings = own.stylings }
    return result
  }

  /// The behaviors without overlays, for an appearance that has them already.
  package var withoutOverlays: Behaviors {
    var result = self
    if haveOverlays { result.lists.overlays = [] }
    return result
  }
}

extension Widget {
  /// The states for which the widget has Mods, including those inside others.
  ///
  /// - Complexity: O(*n*) for *n* Mods of states.
  package var statesOfOverlays: Set<WidgetState> { statesOfOverlays(in: EnvironmentValues()) }

  /// Returns the states for which the widget has Mods in an environment, including those inside others.
  ///
  /// - Complexity: O(*n*) for *n* Mods of states.
  package func statesOfOverlays(in environment: EnvironmentValues) -> Set<WidgetState> {
    var states: Set<WidgetState> = []
    var waiting = behaviors.overlays
    var plain = self
    plain.behaviors = Behaviors()
    while let overlay = waiting.popLast() {
      if overlay.state != .always { states.insert(overlay.state) }
      if overlay.tokenPath != nil { continue }
      var appearance = plain
      overlay.apply(to: &appearance, in: environment)
      waiting += appearance.behaviors.overlays
    }
    return states
  }

  /// Returns the overlays in an environment, including overlays from styles of the environment.
  ///
  /// - Complexity: O(*n*) for *n* overlays.
  package func overlays(in environment: EnvironmentValues) -> [any Overlay] {
    var plain = self
    plain.behaviors = Behaviors()
    return behaviors.overlays.flatMap { overlay -> [any Overlay] in
      if overlay.state != .always || overlay.tokenPath != nil { return [overlay] }
      var appearance = plain
      overlay.apply(to: &appearance, in: environment)
      return [overlay] + appearance.behaviors.overlays
    }
  }
}
