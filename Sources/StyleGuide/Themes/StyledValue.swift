import Foundation
import Mod
import Widgets

/// A value that a theme may have a token for.
internal struct StyledValue {
  enum Value {
    case color(Color)
    case font(Font)
    case radius(Double)
    case spacing(Double)
    case shadows([ShadowLayer])
    /// The width of a border that is no token, and the color if that has been set, too.
    case border(width: Double, color: Color?)
    /// NaN, and the token from which it was computed, if the number has kept it.
    case computed(TokenPath?)
  }

  let property: String
  let value: Value
  let source: String

  /// The token that the property is bound to.
  var boundToken: TokenPath?

  /// The style in which alone a state sets the value.
  var style = UserInterfaceStyle.unspecified

  /// Whether a style that reads the environment has set the value.
  var followsTheme = false

  /// Whether the value is a number that was computed from a token.
  var isComputed: Bool { if case .computed = value { true } else { false } }

  /// The tokens on which the value depends.
  var tokens: [TokenPath] {
    if let boundToken { return [boundToken] }
    return switch value {
    case .color(let color): color.tokenPaths
    case .font(let font): font.tokenPaths
    case .shadows(let shadows): shadows.compactMap(\.tokenPath)
    default: []
    }
  }

  /// Returns the value of a property that is a token of a number, or is bound to a token.
  static func bound(to token: TokenPath, _ property: String) -> StyledValue {
    StyledValue(property: property, value: .spacing(0), source: "", boundToken: token)
  }

  /// Returns the values in changed properties. Insets with four equal sides are one value.
  ///
  /// - Parameter prefix: A text in front of the names of properties.
  static func all(in changes: [Change], _ prefix: String = "") -> [StyledValue] {
    var (values, rest) = (borders(in: changes, prefix) + shadow(in: changes, prefix), changes.withoutStartsOfTexts[...])
    while let first = rest.first {
      let sides = rest.prefix { $0.side != nil && $0.owner == first.owner && equal($0.new, first.new) }
      let isWhole = first.side != nil && sides.count == 4
      values += all(in: first.new, prefix + (isWhole ? String(first.owner) : first.path))
      rest = rest.dropFirst(isWhole ? 4 : 1)
    }
    return values
  }

  /// Returns the borders whose width is a number and no token, each before its color.
  private static func borders(in changes: [Change], _ prefix: String) -> [StyledValue] {
    changes.compactMap { change in
      guard change.path.hasSuffix("borderWidth"), let width = change.new as? Double, width > 0 else { return nil }
      let color = "\(change.path.dropLast("Width".count))Color"
      let border = Value.border(width: width, color: changes.first { $0.path == color }?.new as? Color)
      return StyledValue(property: prefix + change.path, value: border, source: "\(literal(of: width)) wide")
    }
  }

  /// Returns the shadow that the four older properties of a layer describe, unless one of them is a token.
  private static func shadow(in changes: [Change], _ prefix: String) -> [StyledValue] {
    guard let opacity = changes.first(where: { $0.path.hasSuffix("shadowOpacity") }) else { return [] }
    let start = opacity.path.dropLast("Opacity".count)
    func part(_ name: String) -> Change? { changes.first { $0.path == "\(start)\(name)" } }
    func number(_ name: String, _ usual: Double) -> Double? {
      guard let part = part(name) else { return usual }
      let number = (part.new as? CGFloat).map { Double($0) } ?? part.new as? Double
      return number.flatMap { $0.isNaN ? nil : $0 }
    }
    guard let share = opacity.new as? Double, share > 0, part("Offset") == nil,
      let x = number("Offset.width", 0), let y = number("Offset.height", -3), let radius = number("Radius", 3),
      let color = part("Color").map({ $0.new as? Color }) ?? .black, !color.constants.isEmpty
    else { return [] }
    // The blur of a shadow is twice the radius of a layer.
    let shadow = ShadowLayer(color: color.withAlphaComponent(color.alpha * share), x: x, y: y, blur: radius * 2)
    return all(in: [shadow] as Any, prefix + start).filter { if case .shadows = $0.value { true } else { false } }
  }

  /// Returns whether two values are the same number, or the result of computations with the same token.
  private static func equal(_ one: Any?, _ another: Any?) -> Bool {
    let (one, another) = (one as? Double, another as? Double)
    return one == another || one?.bitPattern == another?.bitPattern
  }

  /// Returns the values in a changed property.
  private static func all(in value: Any?, _ property: String) -> [StyledValue] {
    guard let value else { return [] }
    func one(_ value: Value, _ source: String) -> [StyledValue] {
      [StyledValue(property: property, value: value, source: source)]
    }
    switch value {
    case let color as Color: return one(.color(color), color.description)
    case let font as Font:
      let computed = font.numbersWithTokens.flatMap { all(in: $0.value, "\(property).\($0.name)").filter(\.isComputed) }
      return computed.isEmpty ? one(.font(font), font.description) : computed
    case let token as AssignedToken: return [bound(to: token.path, property)]
    case let numbers as NumbersWithTokens:
      // The sides of insets can be one token.
      var known: Set<AnyKeyPath> = []
      return numbers.paths.filter { known.insert($0.keyPath).inserted }.map { bound(to: $0, property) }
        + numbers.computed.map { number in
          let name = number.name.map { "\(property).\($0)" } ?? property
          return StyledValue(property: name, value: .computed(number.path), source: "")
        }
    case let length as LayoutLength:
      return all(in: length.pointsWithToken, property).filter { $0.boundToken != nil || $0.isComputed }
    case let text as AttributedString: return all(in: text, property)
    case let shadows as [ShadowLayer]:
      let parts = shadows.enumerated().flatMap { all(in: $1 as Any, "\(property)[\($0)]") }
      if parts.contains(where: \.isComputed) { return parts }
      return one(.shadows(shadows), ThemeToken(name: property, value: shadows).words ?? "") + parts
    case let number as CGFloat: return number.isNaN ? all(in: Double(number), property) : []
    case let number as Double:
      let source = literal(of: number)
      if let token = number.tokenPath { return [bound(to: token, property)] }
      if number.isNaN { return one(.computed(number.computedTokenPath), source) }
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
      let value = mirror.children.first?.value
      if value is AssignedToken || value is NumbersWithTokens { return all(in: value, property) }
      return (value as? any ThemedNumbers).map { all(in: $0, property).filter(\.isComputed) } ?? []
    }
  }

  private static func all(in text: AttributedString, _ property: String) -> [StyledValue] {
    var known: Set<[AnyHashable]> = []
    return text.runs.flatMap { run in
      [run.foregroundColor as Any?, run.backgroundColor, run.font, run.kern, run.baselineOffset].flatMap {
        all(in: $0, property)
      }
    }.filter { known.insert([$0.property, $0.source] + $0.tokens.map { AnyHashable($0) }).inserted }
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
