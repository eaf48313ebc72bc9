import Foundation
import Mod
import Widgets

/// The widgets of a tree, each before those inside it, with the values that differ from those of a fresh widget.
///
/// It keeps a list of pending widgets instead of recursing, so that no depth overflows the stack.
internal struct StyledPlaces: Sequence, IteratorProtocol {
  private var places: [(widget: any Widget, parent: Int?, index: Int)] = []
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
    places.append((widget, parent, index))
    let environment = self.inside(widget, outer)
    let inside = widget.placedChildren.enumerated().map { index, child in
      (child, Int?.some(place), index, environment)
    }
    pending += inside.reversed()
    return StyledPlace(widget: widget, environment: environment, path: path(to: place))
  }

  private func path(to place: Int) -> String {
    var (path, next) = ([String](), Int?.some(place))
    while let index = next {
      let place = places[index]
      path.append(place.parent == nil ? place.widget.kindName : "\(place.index).\(place.widget.kindName)")
      next = place.parent
    }
    return path.reversed().joined(separator: "/")
  }
}

extension Widget {
  /// The widgets inside that somebody has styled, and not the sheets around presented screens.
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
    var own = StyledValue.all(in: changes)
    let overlays = widget.overlays(in: environment)
    for overlay in overlays where overlay.tokenPath == nil && overlay.state == .always {
      // The widget has the values of the style in a fresh environment.
      let followed = Set(StyledValue.all(in: widget.look(of: overlay, in: environment).ownChanges).map(\.property))
      for index in own.indices where followed.contains(own[index].property) { own[index].followsTheme = true }
    }
    return own + widget.values(of: overlays, in: environment)
  }
}

extension Model {
  /// The differences from a fresh value.
  fileprivate var changesFromFresh: [Change] {
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

  /// Returns a fresh widget with the Mods of a state.
  fileprivate func look(of overlay: any Overlay, in environment: EnvironmentValues) -> Self {
    var look = Self()
    overlay.apply(to: &look, in: environment)
    return look
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
      let (look, name) = (look(of: overlay, in: environment), prefix + overlay.name)
      let own = look.behaviors.themes.contains { $0 == theme } ? [name] : []
      return own + names(of: look.overlays(in: environment), setting: theme, in: environment, "\(name).")
    }
  }

  /// Returns the values that Mods of states set, and those of states inside others.
  ///
  /// - Parameter prefix: The states around: `while(.selected).`
  fileprivate func values(
    of overlays: [any Overlay], in environment: EnvironmentValues, _ prefix: String = ""
  ) -> [StyledValue] {
    overlays.flatMap { overlay -> [StyledValue] in
      if let token = overlay.tokenPath { return [.bound(to: token, prefix + overlay.name)] }
      if overlay.state == .always { return [] }
      let (look, name) = (look(of: overlay, in: environment), "\(prefix)\(overlay.name).")
      return StyledValue.all(in: look.ownChanges, name)
        + values(of: look.overlays(in: environment), in: environment, name)
    }
  }
}

/// A value that a theme may have a token for.
internal struct StyledValue {
  enum Value {
    case color(Color)
    case font(Font)
    case radius(Double)
    case spacing(Double)
  }

  let property: String
  let value: Value
  let source: String

  /// The token that the property is bound to.
  var boundToken: TokenPath?

  /// Whether a style that reads the environment has set the value.
  var followsTheme = false

  /// The tokens on which the value depends.
  var tokens: [TokenPath] {
    if let boundToken { return [boundToken] }
    return switch value {
    case .color(let color): color.tokenPaths
    case .font(let font): font.tokenPaths
    default: []
    }
  }

  /// Returns the value of a property that is a token of a number, or is bound to a token.
  fileprivate static func bound(to token: TokenPath, _ property: String) -> StyledValue {
    StyledValue(property: property, value: .spacing(0), source: "", boundToken: token)
  }

  /// Returns the values in changed properties. Insets with four equal sides are one value.
  ///
  /// - Parameter prefix: A text in front of the names of properties.
  static func all(in changes: [Change], _ prefix: String = "") -> [StyledValue] {
    var (values, rest) = ([StyledValue](), changes.withoutStartsOfTexts[...])
    while let first = rest.first {
      let sides = rest.prefix { $0.side != nil && $0.owner == first.owner && equal($0.new, first.new) }
      let isWhole = first.side != nil && sides.count == 4
      values += all(in: first.new, prefix + (isWhole ? String(first.owner) : first.path))
      rest = rest.dropFirst(isWhole ? 4 : 1)
    }
    return values
  }

  private static func equal(_ one: Any?, _ another: Any?) -> Bool { one as? Double == another as? Double }

  /// Returns the values in a changed property.
  private static func all(in value: Any?, _ property: String) -> [StyledValue] {
    guard let value else { return [] }
    func one(_ value: Value, _ source: String) -> [StyledValue] {
      [StyledValue(property: property, value: value, source: source)]
    }
    switch value {
    case let color as Color: return one(.color(color), color.description)
    case let font as Font: return one(.font(font), font.description)
    case let token as AssignedToken: return [bound(to: token.path, property)]
    case let numbers as NumbersWithTokens:
      // The sides of insets can be one token.
      var known: Set<AnyKeyPath> = []
      return numbers.paths.filter { known.insert($0.keyPath).inserted }.map { bound(to: $0, property) }
    case let length as LayoutLength: return length.token.map { [bound(to: $0, property)] } ?? []
    case let text as AttributedString: return all(in: text, property)
    case let number as Double:
      let source = literal(of: number)
      if isRadius(property) { return one(.radius(number), source) }
      return isSpacing(property) ? one(.spacing(number), source) : []
    // The widgets inside have places of their own.
    case is String, is Bool, is Int, is any Widget, is Children: return []
    case let model as any Model: return all(in: model.changesFromFresh, "\(property).")
    default: break
    }
    // A list, or a value whose properties are not compared one by one.
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection:
      return mirror.children.enumerated().flatMap { index, child in all(in: child.value, "\(property)[\(index)]") }
    case .struct, .optional:
      return mirror.children.flatMap { child in
        // The storage of a wrapped property has the name of the property after an underscore.
        all(
          in: child.value,
          child.label.map { $0 == "some" ? property : "\(property).\($0.trimmingPrefix("_"))" } ?? property)
      }
    default:
      // A property that is declared with `@Themed`, inside of such a value.
      let token = mirror.children.first?.value
      return token is AssignedToken || token is NumbersWithTokens ? all(in: token, property) : []
    }
  }

  private static func all(in text: AttributedString, _ property: String) -> [StyledValue] {
    var known: Set<String> = []
    return text.runs.flatMap { run in
      [run.foregroundColor as Any?, run.backgroundColor as Any?, run.font as Any?].flatMap { all(in: $0, property) }
    }.filter { known.insert($0.source).inserted }
  }

  private static func isRadius(_ property: String) -> Bool { property.hasSuffix("cornerRadius") }

  /// Returns whether a property is a distance between or around things: `spacing`, `padding.top`.
  private static func isSpacing(_ property: String) -> Bool {
    property.split(separator: ".").contains { part in
      let name = part.lowercased()
      return ["spacing", "padding", "margins", "insets", "inset"].contains { name.hasSuffix($0) }
    }
  }
}

extension [Change] {
  /// The changes without the font and the color that a text with attributes has from its first run.
  fileprivate var withoutStartsOfTexts: [Change] {
    let starts = compactMap { change in
      (change.new as? AttributedString).flatMap { text in text.runs.first.map { (owner: change.owner, run: $0) } }
    }
    if starts.isEmpty { return self }
    return filter { change in
      !starts.contains { start in
        guard change.owner == start.owner else { return false }
        return (change.new as? Font).map { $0 == start.run.font }
          ?? (change.new as? Color).map { $0 == start.run.foregroundColor && change.path.hasSuffix("textColor") }
          ?? false
      }
    }
  }
}
