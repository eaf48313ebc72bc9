import Audit
import Foundation
import Mod
import Widgets

/// The widgets of a tree, from the outside in, with the values that differ from a fresh widget.
///
/// It uses a list of pending widgets instead of recursion, so that no depth overflows the stack.
internal struct StyledPlaces: Sequence, IteratorProtocol {
  private var places = VisitedPlaces()
  private var pending: [(widget: any Widget, parent: Int?, index: Int, environment: EnvironmentValues)]
  private let inside: (any Widget, EnvironmentValues) -> EnvironmentValues

  /// Creates the places in a tree.
  ///
  /// - Parameter inside: Returns the environment inside a widget in an environment.
  internal init(
    of root: any Widget, in environment: EnvironmentValues = EnvironmentValues(),
    inside: @escaping (any Widget, EnvironmentValues) -> EnvironmentValues = { $0.environmentInside($1) }
  ) {
    pending = [(root, nil, 0, environment)]
    self.inside = inside
  }

  internal mutating func next() -> StyledPlace? {
    guard let (widget, parent, index, outer) = pending.popLast() else { return nil }
    let place = places.count
    places.append(widget, in: parent, at: index)
    let environment = self.inside(widget, outer)
    let inside = widget.placedChildren.enumerated().map { index, child in
      (child, Int?.some(place), index, environment)
    }
    pending += inside.reversed()
    return StyledPlace(widget: widget, environment: environment, path: places.path(to: place))
  }
}

extension Widget {
  /// The widgets inside, without the sheets that the library adds around presented screens.
  fileprivate var placedChildren: [any Widget] {
    if let covered = self as? Covered { return [covered.base].compactMap(\.self) + covered.presented.elements }
    return (slots ?? shownChildren).elements
  }
}

/// A widget in a tree.
internal struct StyledPlace {
  let widget: any Widget

  /// The environment inside the widget, with its own theme.
  let environment: EnvironmentValues

  /// The path from the root.
  let path: String

  /// The differences from a fresh widget, without children and behaviors.
  let changes: [Change]

  init(widget: any Widget, environment: EnvironmentValues, path: String) {
    self.widget = widget
    self.environment = environment
    self.path = path
    changes = widget.ownChanges
  }

  /// The colors, fonts, radii and spacings among the differences, also of Mods of states, and the tokens that
  /// properties are bound to.
  var values: [StyledValue] {
    var own = StyledValue.all(in: changes, of: widget)
    let overlays = widget.overlays(in: environment)
    for overlay in overlays where overlay.tokenPath == nil && overlay.state == .always {
      // The widget has the values of the style in a fresh environment.
      let followed = Set(widget.properties(setBy: overlay, in: environment))
      for index in own.indices where followed.contains(own[index].property) { own[index].followsTheme = true }
    }
    return own + widget.values(of: overlays, in: environment)
  }
}

extension Model {
  /// The differences from a fresh value.
  internal var changesFromFresh: [Change] {
    let fresh = Self()
    return self == fresh ? [] : Change.between(fresh, self)
  }
}

extension Widget {
  /// The differences from a fresh widget, without children and behaviors.
  fileprivate var ownChanges: [Change] {
    var plain = self
    plain.forgetBehaviors()
    return plain.withoutChildren.changesFromFresh
  }

  /// Returns the properties that an overlay sets to values for which a theme may have tokens.
  fileprivate func properties(setBy overlay: any Overlay, in environment: EnvironmentValues) -> [String] {
    let appearance = appearance(of: overlay, in: environment)
    return StyledValue.all(in: appearance.ownChanges, of: appearance).map(\.property)
  }

  /// Returns a fresh widget with the Mods of a state.
  fileprivate func appearance(of overlay: any Overlay, in environment: EnvironmentValues) -> Self {
    var appearance = Self()
    overlay.apply(to: &appearance, in: environment)
    return appearance
  }

  /// Returns the names of the Mods of states that set a theme: `while(.darkAppearance)`.
  internal func statesSetting(_ theme: any Theme.Type, in environment: EnvironmentValues) -> [String] {
    names(of: overlays(in: environment), setting: theme, in: environment)
  }

  private func names(
    of overlays: [any Overlay], setting theme: any Theme.Type, in environment: EnvironmentValues, _ prefix: String = ""
  ) -> [String] {
    overlays.flatMap { overlay -> [String] in
      if overlay.tokenPath != nil || overlay.state == .always { return [] }
      let (appearance, name) = (appearance(of: overlay, in: environment), prefix + overlay.name)
      let own = appearance.behaviors.themes.contains { $0 == theme } ? [name] : []
      return own + names(of: appearance.overlays(in: environment), setting: theme, in: environment, "\(name).")
    }
  }

  /// Returns the values that Mods of states set, also of nested states.
  ///
  /// - Parameter prefix: The states around: `while(.selected).`
  fileprivate func values(
    of overlays: [any Overlay], in environment: EnvironmentValues, _ prefix: String = ""
  ) -> [StyledValue] {
    overlays.flatMap { overlay -> [StyledValue] in
      if let token = overlay.tokenPath { return [.bound(to: token, prefix + overlay.name)] }
      if overlay.state == .always { return [] }
      let (appearance, name) = (appearance(of: overlay, in: environment), "\(prefix)\(overlay.name).")
      var values = StyledValue.all(in: appearance.ownChanges, of: appearance, name)
      values += self.values(of: appearance.overlays(in: environment), in: environment, name)
      if overlay.state == .darkAppearance { for index in values.indices { values[index].style = .dark } }
      return values
    }
  }
}
