import Mod
import Widgets

/// The part of a style that applies while states hold, as a Mod of the look.
internal struct RecipeStateStyle<Root>: Sendable {
  /// The states as source code: `.highlighted`.
  internal let states: String

  internal let style: Mod<Root>

  /// Returns the styles of states in a Mod, with all Mods of the same states in one style.
  internal static func all(in mod: Mod<Root>) -> [RecipeStateStyle] {
    combined(
      mod.stateStyles.map { found in
        RecipeStateStyle(states: found.states.map(\.description).joined(separator: ", "), style: found.style)
      })
  }

  /// Returns the styles with those of the same states combined, in the order of their first occurrence.
  internal static func combined(_ styles: [RecipeStateStyle]) -> [RecipeStateStyle] {
    var names: [String] = []
    for style in styles where !names.contains(style.states) { names.append(style.states) }
    return names.map { name in
      RecipeStateStyle(states: name, style: .combine(styles.lazy.filter { $0.states == name }.map(\.style)))
    }
  }

  internal func lifted<Whole>(_ lift: (Mod<Root>) -> Mod<Whole>) -> RecipeStateStyle<Whole> {
    RecipeStateStyle<Whole>(states: states, style: lift(style))
  }
}

extension Mod {
  /// Returns the properties that this and another Mod set to different values, always or in the same states: `alpha`,
  /// `alpha in .highlighted`.
  ///
  /// - Parameters:
  ///   - states: The styles of states in this Mod.
  ///   - other: The other Mod.
  ///   - others: The styles of states in the other Mod.
  ///   - root: The value that the Mods are tried on.
  internal func conflicts(
    _ states: [RecipeStateStyle<Root>], with other: Mod, _ others: [RecipeStateStyle<Root>],
    on root: @autoclosure () -> Root
  ) -> [String] {
    let haveStates = !states.isEmpty && !others.isEmpty
    // Handlers differ whenever the root is made again, so behaviors are a conflict only if both Mods set some. If both
    // have styles of states, which are behaviors too, these are compared state by state instead.
    func haveBehaviors() -> Bool { !haveStates && setsBehaviors(of: root()) && other.setsBehaviors(of: root()) }
    let always = conflicts(with: other, on: root()).filter { !($0.first is Behaviors) || haveBehaviors() }
    return always.map(\.path).combiningSides + states.conflicts(with: others, on: root())
  }

  private func setsBehaviors(of root: Root) -> Bool {
    changes(to: root).contains(where: \.isOfBehaviors)
  }
}

extension Array {
  /// Returns the properties that these and other styles set to different values in the same states, with the states.
  internal func conflicts<Root>(
    with others: [RecipeStateStyle<Root>], on root: @autoclosure () -> Root
  ) -> [String] where Element == RecipeStateStyle<Root> {
    flatMap { style -> [String] in
      guard let other = others.first(where: { $0.states == style.states }) else { return [] }
      return style.style.conflicts(with: other.style, on: root()).map(\.path).combiningSides
        .map { "\($0) in \(style.states)" }
    }
  }
}

extension [String] {
  /// The paths of properties, with one path for the four sides of insets: `padding`.
  internal var combiningSides: [String] {
    let sides = Dictionary(grouping: filter(\.isOfSide), by: \.owner)
    var paths: [String] = []
    for path in self {
      let combined = path.isOfSide && sides[path.owner]?.count == 4 ? String(path.owner) : path
      if !paths.contains(combined) { paths.append(combined) }
    }
    return paths
  }
}

extension RecipeBase {
  /// The styles of the rule in states.
  internal var stateStyles: [RecipeStateStyle<Root>] {
    switch self {
    case .mod(let mod): RecipeStateStyle.all(in: mod)
    case .state(let state, let style): [RecipeStateStyle(states: "\(state)", style: style)]
    case .part(_, let states): states()
    }
  }
}
