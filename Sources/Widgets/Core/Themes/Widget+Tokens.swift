import Mod
import Values

extension Bindable {
  /// Whether the value itself has a token of a theme in place of a value.
  package var holdsTokens: Bool { Widgets.holdsTokens(self) }

  /// Whether the value has a token of a theme in place of a value, or Mods of states, which can set one.
  package var mayShowTokens: Bool { behaviors.haveOverlays || holdsTokens }

  /// Whether the value, a part of it or a widget inside it has a token of a theme in place of a value.
  ///
  /// - Complexity: O(*n*) for *n* widgets and parts.
  package var holdsTokensAnywhere: Bool {
    holdsTokens || parts.contains(where: \.holdsTokensAnywhere)
      || widgetsInside?.contains { $0.holdsTokensAnywhere } == true
  }
}

extension Widget {
  /// Returns the widget with the values of its own tokens in an environment.
  package func withoutTokens(in environment: EnvironmentValues) -> Self {
    guard holdsTokens else { return self }
    var widget = self
    resolveTokens(in: &widget, TokenSubstitution(environment: environment))
    return widget
  }

  /// Returns the widget with the values of those tokens that no style sheet declares, or `nil` if it has none.
  ///
  /// Colors and fonts that are stored properties of their themes remain tokens.
  ///
  /// - Parameters:
  ///   - environment: The environment of the widget.
  ///   - keepsNumbers: Whether the ``Widget/styleTokens`` and sizes of fonts remain, too.
  package func withoutComputedTokens(in environment: EnvironmentValues, keepingNumbers keepsNumbers: Bool) -> Self? {
    guard holdsTokens else { return nil }
    let reads = Reads()
    var noting = environment
    noting.reads = reads
    let substitution = TokenSubstitution(environment: noting, keepsStored: true, keepsFontSizes: keepsNumbers)
    var widget = self
    let kept = keepsNumbers ? styleTokens.filter(\.path.isStored) : []
    for token in kept { token.property.set(0, in: &widget) }
    resolveTokens(in: &widget, substitution)
    for token in kept { token.property.set(token.number, in: &widget) }
    return reads.includeTheme ? widget : nil
  }

  /// The tokens of numbers to which the style of an element can refer.
  package var styleTokens: [StyleToken<Self>] {
    let attributes = attributes.borrowed
    var tokens: [StyleToken<Self>] = []
    func add(_ number: Themed<Double>, _ property: @autoclosure () -> Property<Self, Double>) {
      guard number.holdsTokens, let path = number.projectedValue.tokenPath else { return }
      tokens.append(StyleToken(property: property(), path: path, number: number.projectedValue))
    }
    add(attributes.drawing._alpha, Property("alpha") { $1(&$0.alpha) })
    if attributes.layer.identity != Layer.fresh.identity {
      let layer = attributes.layer.borrowed
      add(layer.outlineAttributes._cornerRadius, Property("layer.cornerRadius") { $1(&$0.layer.cornerRadius) })
      add(layer.outlineAttributes._borderWidth, Property("layer.borderWidth") { $1(&$0.layer.borderWidth) })
      add(layer.shadowAttributes._shadowRadius, Property("layer.shadowRadius") { $1(&$0.layer.shadowRadius) })
    }
    return tokens
  }

  /// Whether the widget or one inside it has a token of a theme in place of a value.
  ///
  /// - Complexity: O(*n*) for *n* widgets.
  package var holdsTokensInside: Bool {
    holdsTokens || widgetsInside?.contains { $0.holdsTokensInside } == true
  }
}

/// A number of a widget that is a token of a theme.
package struct StyleToken<Root: Widget> {
  package let property: Property<Root, Double>
  package let path: TokenPath

  /// The number that represents the token.
  package let number: Double
}

extension Widget {
  /// Returns the tokens that properties are bound to, by the names of the properties, or `nil` if a state or a style of
  /// the environment changes the appearance, too.
  ///
  /// - Parameters:
  ///   - environment: The environment of the widget.
  ///   - states: The states, in addition to those that the properties of the widget imply.
  package func boundTokens(_ environment: EnvironmentValues, in states: Set<WidgetState>) -> [String: TokenPath]? {
    let environment = environment.seen(by: self)
    var tokens: [String: TokenPath] = [:]
    for overlay in behaviors.overlays {
      if let path = overlay.tokenPath {
        tokens[overlay.name] = path
      } else if isIn(overlay.state, or: states, environment) {
        return nil
      }
    }
    return tokens
  }
}

extension Behaviors {
  /// Whether nothing but tokens changes the appearance.
  package var overlaysAreBoundTokens: Bool { overlays.allSatisfy { $0.tokenPath != nil } }

  /// The tokens that properties are bound to, by the names of the properties, or `nil` if the appearance has other
  /// changes, too.
  package var boundTokens: [String: TokenPath]? {
    guard overlaysAreBoundTokens else { return nil }
    return overlays.reduce(into: [:]) { tokens, overlay in tokens[overlay.name] = overlay.tokenPath }
  }
}

extension Bindable {
  /// Returns whether the same properties are bound to the same tokens as in another value.
  package func hasBoundTokens(of other: any Bindable) -> Bool {
    let (first, second) = (behaviors.overlays, other.behaviors.overlays)
    if first.isEmpty && second.isEmpty { return true }
    let bindings = first.filter { $0.tokenPath != nil }
    return bindings.elementsEqual(second.filter { $0.tokenPath != nil }) { $0.isEqual(to: $1) }
  }
}

extension TokenPath {
  /// The number in the standard theme, or `nil` if the token is something else or not a stored property of the theme.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the theme, by reflection, if the token has not been asked for.
  package var storedNumber: Double? { isStored ? value(in: EnvironmentValues()) : nil }
}
