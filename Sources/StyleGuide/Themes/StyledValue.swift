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
    /// The shadows of a layer, in one property or in the four older ones.
    case shadows([ShadowLayer], areOne: Bool)
    /// The width of a border that is no token, and the color if that has been set, too.
    case border(width: Double, color: Color?)
    /// NaN, and the token from which it was computed, if the number has kept it.
    case computed(TokenPath?)
    /// A token in an array or a dictionary, where nothing replaces it.
    case listed(TokenPath)
  }

  let property: String
  let value: Value
  let source: String

  /// The token that the property is bound to.
  var boundToken: TokenPath?

  /// The only style in which a state sets the value, or `.unspecified` for both.
  var style = UserInterfaceStyle.unspecified

  /// The property of the shadows or the border whose color the value is.
  var whole: String?

  /// Whether a style that reads the environment has set the value.
  var followsTheme = false

  /// Whether the value is NaN, and remains so.
  var isNaN: Bool {
    switch value {
    case .computed, .listed: true
    default: false
    }
  }

  /// The tokens on which the value depends.
  var tokens: [TokenPath] {
    if let boundToken { return [boundToken] }
    return switch value {
    case .color(let color): color.tokenPaths
    case .font(let font): font.tokenPaths
    case .shadows(let shadows, _): shadows.compactMap(\.tokenPath)
    default: []
    }
  }

  /// Returns the value of a property that is a token of a number, or is bound to a token.
  static func bound(to token: TokenPath, _ property: String) -> StyledValue {
    StyledValue(property: property, value: .spacing(0), source: "", boundToken: token)
  }

  /// Returns the values in the changed properties of a value. Insets with four equal sides are one value.
  ///
  /// - Parameter prefix: A text in front of the names of properties.
  static func all(in changes: [Change], of root: Any, _ prefix: String = "") -> [StyledValue] {
    var values = borders(in: changes, of: root, prefix) + shadow(in: changes, of: root, prefix)
    var rest = changes.withoutStartsOfTexts[...]
    while let first = rest.first {
      let sides = rest.prefix { $0.side != nil && $0.owner == first.owner && equal($0.new, first.new) }
      let isWhole = first.side != nil && sides.count == 4
      let holder = first.new is Double || first.new is CGFloat ? first.holder(in: root) : nil
      let purpose = holder.flatMap { Self.purpose(of: $0.property, in: $0.value) }
      let isElement = holder.map { Mirror(reflecting: $0.value).displayStyle == .collection } ?? false
      var own = all(in: first.new, prefix + (isWhole ? String(first.owner) : first.path), purpose, isElement: isElement)
      if let whole = first.wholeOfColor(in: root) { own.belong(to: prefix + whole) }
      values += own
      rest = rest.dropFirst(isWhole ? 4 : 1)
    }
    return values
  }

  /// Returns whether two values are the same number, or the result of computations with the same token.
  private static func equal(_ one: Any?, _ another: Any?) -> Bool {
    let (one, another) = (one as? Double, another as? Double)
    return one == another || one?.bitPattern == another?.bitPattern
  }

  /// Returns the purpose that the type of a value declares for a property.
  private static func purpose(of property: String, in value: Any) -> LengthPurpose? {
    (value as? any ThemedLengths)?.purpose(of: property)
  }

  /// Returns the values in a changed property.
  ///
  /// - Parameters:
  ///   - purpose: The purpose of the property if it is a number, or `nil` if none is declared.
  ///   - isElement: Whether the value is an element of a list or a dictionary.
  private static func all(
    in value: Any?, _ property: String, _ purpose: LengthPurpose? = nil, isElement: Bool = false
  ) -> [StyledValue] {
    guard let value else { return [] }
    func one(_ value: Value, _ source: String) -> [StyledValue] {
      [StyledValue(property: property, value: value, source: source)]
    }
    switch value {
    case let color as Color: return one(.color(color), color.description)
    case let font as Font:
      let computed = font.numbersWithTokens.flatMap { all(in: $0.value, "\(property).\($0.name)").filter(\.isNaN) }
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
      return all(in: length.pointsWithToken, property, isElement: isElement).filter { $0.boundToken != nil || $0.isNaN }
    case let text as AttributedString: return all(in: text, property, isElement: isElement)
    case let shadows as [ShadowLayer]:
      var parts = shadows.enumerated().flatMap { all(in: $1 as Any, "\(property)[\($0)]") }
      parts.belong(to: property)
      if parts.contains(where: \.isNaN) { return parts }
      return one(.shadows(shadows, areOne: true), ThemeToken(name: property, value: shadows).words ?? "") + parts
    case let number as CGFloat: return number.isNaN ? all(in: Double(number), property, isElement: isElement) : []
    case let number as Double:
      let source = literal(of: number)
      if let token = number.tokenPath {
        return isElement ? one(.listed(token), source) : [bound(to: token, property)]
      }
      if number.isNaN { return one(.computed(number.computedTokenPath), source) }
      return switch purpose {
      case .radius: one(.radius(number), source)
      case .distance: one(.spacing(number), source)
      case nil: []
      }
    // The widgets inside have places of their own.
    case is String, is Bool, is Int, is any Widget, is Children: return []
    case let model as any Model: return all(in: model.changesFromFresh, of: model, "\(property).")
    default: break
    }
    // A list, or a value whose properties are not compared one by one.
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection:
      return mirror.children.enumerated().flatMap { index, child in
        all(in: child.value, "\(property)[\(index)]", isElement: true)
      }
    case .dictionary:
      return mirror.children.flatMap { child in
        let pair = Mirror(reflecting: child.value).children.map(\.value)
        return all(in: pair.last, "\(property)[\(literal(of: pair.first))]", isElement: true).filter(\.isNaN)
      }
    case .struct, .optional:
      return mirror.children.flatMap { child in
        // The storage of a wrapped property has the name of the property after an underscore.
        guard let name = child.label.map({ String($0.trimmingPrefix("_")) }), name != "some" else {
          return all(in: child.value, property, purpose, isElement: isElement)
        }
        return all(in: child.value, "\(property).\(name)", Self.purpose(of: name, in: value))
      }
    default:
      // A property that is declared with `@Themed`, inside of such a value.
      let value = mirror.children.first?.value
      if value is AssignedToken || value is NumbersWithTokens { return all(in: value, property, isElement: isElement) }
      return (value as? any ThemedNumbers).map { all(in: $0, property, isElement: isElement).filter(\.isNaN) } ?? []
    }
  }

  private static func all(in text: AttributedString, _ property: String, isElement: Bool) -> [StyledValue] {
    var known: Set<[AnyHashable]> = []
    return text.runs.flatMap { run in
      [run.foregroundColor as Any?, run.backgroundColor, run.font, run.kern, run.baselineOffset].flatMap {
        all(in: $0, property, isElement: isElement)
      }
    }.filter { known.insert([$0.property, $0.source] + $0.tokens.map { AnyHashable($0) }).inserted }
  }
}

extension [StyledValue] {
  /// Marks the values as those of the color of shadows or of a border.
  fileprivate mutating func belong(to whole: String) { for index in indices { self[index].whole = whole } }
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
          ?? (change.new as? Color).map { $0 == start.run.foregroundColor && change.name == "textColor" }
          ?? false
      }
    }
  }
}
