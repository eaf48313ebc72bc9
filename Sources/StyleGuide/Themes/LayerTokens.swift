import Foundation
import Mod
import Widgets

/// The shadows and the borders among the tokens of a theme.
internal struct LayerTokens {
  private var shadows: [(name: String, value: [ShadowLayer], words: String)] = []
  private(set) var borders: [(name: String, value: TokenBorder)] = []

  /// Adds a token if it is one of shadows or of a border.
  mutating func add(_ token: ThemeToken, in environment: EnvironmentValues) {
    let token = ThemeToken(name: token.name, value: token.value(in: environment))
    if let shadows = token.value as? [ShadowLayer] {
      self.shadows.append((token.name, shadows, token.words ?? ""))
    } else if let border = token.border {
      borders.append((token.name, border))
    }
  }

  /// Returns the token that is nearest to shadows, or `nil` if there is none. It is also `nil` for shadows that need
  /// none: tokens, and lines around the shape, such as a focus ring.
  func nearest(to shadows: [ShadowLayer], in environment: EnvironmentValues) -> ThemeValues.Nearest? {
    if self.shadows.isEmpty || shadows.allSatisfy({ $0.tokenPath != nil || $0.isMadeOfTokens }) { return nil }
    let own = ThemeToken(name: "", value: shadows).value(in: environment) as? [ShadowLayer] ?? shadows
    if let same = self.shadows.first(where: { $0.value.matches(own, in: environment.shownStyles) }) {
      return ThemeValues.Nearest(name: same.name, isEqual: true, detail: "")
    }
    let hardCoded = shadows.filter { $0.tokenPath == nil && !$0.isMadeOfTokens && !$0.isRing }
    if hardCoded.isEmpty { return nil }
    let distances = self.shadows.map { ($0, $0.value.distance(to: own)) }
    let nearest = distances.min { $0.1 < $1.1 }
    return nearest.map { token, distance in
      ThemeValues.Nearest(
        name: token.name, isEqual: false, isLike: distance <= own.extent / 2, detail: token.words)
    }
  }
}

extension ThemeValues {
  /// Returns the token that is nearest to a border, or `nil` if there is none or its width equals a token.
  ///
  /// - Parameters:
  ///   - width: The width, which is no token.
  ///   - color: The color, or `nil` if only the width is set.
  internal func nearest(toBorder width: Double, _ color: Color?, in environment: EnvironmentValues) -> Nearest? {
    let color = color?.withoutTokens(in: environment)
    if let color,
      let same = layers.borders.first(where: {
        $0.value.width == width && $0.value.color.looksLike(color, in: environment.shownStyles)
      })
    {
      return Nearest(name: same.name, isEqual: true, detail: "")
    }
    let widths = layers.borders.map { ($0.name, $0.value.width) }
    if widths.isEmpty || (widths + lineWidths).contains(where: { $0.1 == width }) { return nil }
    return nearest(to: width, among: widths).map {
      Nearest(name: $0.name, isEqual: false, isLike: $0.isLike, detail: "\($0.detail) wide")
    }
  }
}

extension StyledValue {
  /// Returns the borders whose width is a number and no token, each before its color.
  internal static func borders(in changes: [Change], of root: Any, _ prefix: String) -> [StyledValue] {
    changes.compactMap { change in
      guard let width = change.new as? Double, width > 0, change.isOfLayer("borderWidth", in: root) else { return nil }
      let color = change.path.beside("borderColor")
      let border = Value.border(width: width, color: changes.first { $0.path == color }?.new as? Color)
      return StyledValue(property: prefix + change.path, value: border, source: "\(literal(of: width)) wide")
    }
  }

  /// Returns the shadow that the four older properties of a layer describe, unless one of them is a token.
  internal static func shadow(in changes: [Change], of root: Any, _ prefix: String) -> [StyledValue] {
    guard let opacity = changes.first(where: { $0.isOfLayer("shadowOpacity", in: root) }) else { return [] }
    func part(_ name: String) -> Change? { changes.first { $0.path == opacity.path.beside(name) } }
    func number(_ name: String, _ usual: Double) -> Double? {
      guard let part = part(name) else { return usual }
      let number = (part.new as? CGFloat).map { Double($0) } ?? part.new as? Double
      return number.flatMap { $0.isNaN ? nil : $0 }
    }
    guard let share = opacity.new as? Double, share > 0, part("shadowOffset") == nil,
      let x = number("shadowOffset.width", 0), let y = number("shadowOffset.height", -3),
      let radius = number("shadowRadius", 3),
      let color = part("shadowColor").map({ $0.new as? Color }) ?? .black, !color.constants.isEmpty
    else { return [] }
    // The blur of a shadow is twice the radius of a layer.
    let shadow = ShadowLayer(color: color.withAlphaComponent(color.alpha * share), x: x, y: y, blur: radius * 2)
    let token = ThemeToken(name: prefix + opacity.path.beside(shadowOfLayer), value: [shadow])
    return [StyledValue(property: token.name, value: .shadows([shadow], areOne: false), source: token.words ?? "")]
  }

  /// Returns whether a finding covers the colors: one about shadows, or about a border that equals a token.
  internal func coversColors(_ tokens: ThemeValues, in environment: EnvironmentValues) -> Bool {
    switch value {
    case .shadows: true
    case .border(let width, let color): tokens.nearest(toBorder: width, color, in: environment)?.isEqual == true
    default: false
    }
  }
}

/// The name of the four older properties of a layer that describe one shadow.
private let shadowOfLayer = "shadow"

extension Change {
  /// Returns the property of the border or the shadow of a layer whose color the property is, or `nil` for another one.
  internal func wholeOfColor(in root: Any) -> String? {
    if isOfLayer("borderColor", in: root) { return path.beside("borderWidth") }
    return isOfLayer("shadowColor", in: root) ? path.beside(shadowOfLayer) : nil
  }

  /// Returns whether the property is that of a layer, with a name.
  fileprivate func isOfLayer(_ name: String, in root: Any) -> Bool {
    // Few properties have the name, and finding the layer costs more.
    self.name == name && holder(in: root)?.value is any LayerModel
  }
}

extension ShadowLayer {
  /// Whether the color and all lengths that are not 0 are tokens.
  fileprivate var isMadeOfTokens: Bool {
    color.constants.isEmpty && [$x, $y, $blur, $spread].allSatisfy { $0 == 0 || $0.tokenPath != nil }
  }

  fileprivate var lengths: [Double] { [x, y, blur, spread] }
}

extension [ShadowLayer] {
  /// Returns whether the shadows are drawn as others are.
  fileprivate func matches(_ others: [ShadowLayer], in styles: [UserInterfaceStyle]) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy {
        $0.lengths == $1.lengths && $0.isInset == $1.isInset && $0.color.looksLike($1.color, in: styles)
      }
  }

  /// The sum of all lengths.
  fileprivate var extent: Double { reduce(0) { $0 + $1.lengths.reduce(0) { $0 + abs($1) } } }

  /// Returns the difference of all lengths, or an infinite one if there are more or fewer shadows.
  fileprivate func distance(to others: [ShadowLayer]) -> Double {
    guard count == others.count else { return .infinity }
    return zip(self, others).reduce(0) { sum, pair in
      let lengths = zip(pair.0.lengths, pair.1.lengths).reduce(0) { $0 + abs($1.0 - $1.1) }
      return sum + lengths + (pair.0.isInset == pair.1.isInset ? 0 : .infinity)
    }
  }
}
