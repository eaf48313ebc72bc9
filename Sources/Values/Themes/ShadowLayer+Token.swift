import Mod

extension [ShadowLayer] {
  /// Returns shadows that are a token of a theme: those of the theme in which a widget is shown.
  ///
  /// Assign them like any shadows. The last assignment of the property wins:
  ///
  /// ```swift
  /// struct Depths: Theme {
  ///   var raised = [ShadowLayer(color: .black, y: 2, blur: 6)]
  ///   static let standard = Depths()
  /// }
  ///
  /// let card = View(.layer.shadows(.token(\Depths.raised)))
  ///
  /// card |> .layer.shadows([])                                            // no token any more
  /// card |> .layer.shadows(.token(\Depths.raised) + [.ring(.systemBlue)])  // the token, and a line
  /// ```
  ///
  /// Until it is assigned to a property, a token is one shadow that is not seen. A property that is read has those of
  /// the standard theme. A token that refers to itself, by way of others, has none.
  public static func token<Brand: Theme>(_ keyPath: any KeyPath<Brand, [ShadowLayer]> & Sendable) -> [ShadowLayer] {
    [ShadowLayer(TokenPath(keyPath))]
  }

  /// Returns the shadows, with the shadows of tokens in place of the tokens.
  ///
  /// - Parameters:
  ///   - themes: The themes of the surroundings.
  ///   - isKept: Returns whether a token remains. None does by default.
  package func withoutTokens(
    in themes: Themes, except isKept: (TokenPath) -> Bool = { _ in false }
  ) -> [ShadowLayer] {
    withoutTokens(in: themes, except: isKept, inside: [])
  }

  private func withoutTokens(
    in themes: Themes, except isKept: (TokenPath) -> Bool, inside outer: [TokenPath]
  ) -> [ShadowLayer] {
    flatMap { shadow -> [ShadowLayer] in
      guard let path = shadow.tokenPath, !isKept(path) else { return [shadow] }
      guard !outer.contains(path), let shadows: [ShadowLayer] = path.value(in: themes) else { return [] }
      return shadows.withoutTokens(in: themes, except: isKept, inside: outer + [path])
    }
  }
}

/// A property wrapper for shadows, each of which can stand for those of a token, as ``Themed`` is for numbers.
@propertyWrapper
package struct ThemedShadows: Hashable, Sendable {
  /// The shadows with their tokens.
  package var projectedValue: [ShadowLayer]

  package init(wrappedValue: [ShadowLayer]) { projectedValue = wrappedValue }

  /// The shadows, with those of the standard themes in place of tokens.
  package var wrappedValue: [ShadowLayer] {
    get { holdsShadowTokens ? projectedValue.withoutTokens(in: Themes()) : projectedValue }
    set { projectedValue = newValue }
  }

  private var holdsShadowTokens: Bool { projectedValue.contains { $0.tokenPath != nil } }
}

extension ThemedShadows: InspectedInBrief {
  package var brief: [ShadowLayer] { projectedValue }

  package func differsOnlyInBrief(from other: ThemedShadows) -> Bool { !holdsShadowTokens && !other.holdsShadowTokens }
}

extension ThemedShadows: CustomReflectable {
  /// The mirror with the shadows, or with the token if there is nothing else.
  package var customMirror: Mirror { Mirror(self, children: ["value": inspected]) }

  private var inspected: Any {
    let path = projectedValue.count == 1 ? projectedValue[0].tokenPath : nil
    return path.map { AssignedToken(path: $0) } ?? projectedValue
  }
}

extension ThemedShadows: CustomDebugStringConvertible {
  /// The shadows as source code.
  package var debugDescription: String { literal(of: inspected) }
}
