import Layout
import Mod
import Widgets

/// The tokens of themes to which a style refers by custom properties, in place of their numbers.
package final class StyleTokens: Sendable {
  internal let alpha, cornerRadius, borderWidth, shadowRadius: StyleNumber?

  /// Creates the tokens of a style, or returns `nil` if a style cannot refer to one of the properties.
  ///
  /// - Parameters:
  ///   - tokens: The tokens, by the names of the properties.
  ///   - number: Returns the number of a token in the standard theme, or `nil` if themes declare none.
  package init?(_ tokens: [String: TokenPath], number: (TokenPath) -> Double?) {
    var rest = tokens
    func take(_ name: String) -> StyleNumber? {
      guard let path = rest[name], let number = number(path) else { return nil }
      rest[name] = nil
      return StyleNumber(path: path, standard: number)
    }
    alpha = take("alpha")
    cornerRadius = take("layer.cornerRadius")
    borderWidth = take("layer.borderWidth")
    shadowRadius = take("layer.shadowRadius")
    if tokens.isEmpty || !rest.isEmpty { return nil }
  }

  /// Creates the tokens that an appearance in a state has in common with the appearance without it.
  internal init(_ tokens: StyleTokens, of appearance: some Widget, like usual: some Widget) {
    func kept(_ token: StyleNumber?, _ number: (any Widget) -> Double) -> StyleNumber? {
      number(appearance) == number(usual) ? token : nil
    }
    alpha = kept(tokens.alpha) { $0.alpha }
    cornerRadius = kept(tokens.cornerRadius) { $0.layer.cornerRadius }
    borderWidth = kept(tokens.borderWidth) { $0.layer.borderWidth }
    shadowRadius = kept(tokens.shadowRadius) { $0.layer.shadowRadius }
  }

  /// The number of the tokens.
  internal var count: Int { [alpha, cornerRadius, borderWidth, shadowRadius].count { $0 != nil } }

  /// Creates the tokens of a view's numbers that `others` do not hide, or returns `nil` if there are none.
  internal init?(of view: View, below others: StyleTokens?) {
    let own = view.styleTokens.filter(\.path.isStored)
    if own.isEmpty, others == nil { return nil }
    func number(_ name: String) -> StyleNumber? {
      own.first { $0.property.propertyName == name }.map { token in
        StyleNumber(path: token.path, standard: token.number.withoutTokens(in: EnvironmentValues()))
      }
    }
    alpha = others?.alpha ?? number("alpha")
    cornerRadius = others?.cornerRadius ?? number("layer.cornerRadius")
    borderWidth = others?.borderWidth ?? number("layer.borderWidth")
    shadowRadius = others?.shadowRadius ?? number("layer.shadowRadius")
  }
}

/// A number that is a token of a theme.
internal struct StyleNumber: Sendable {
  internal let path: TokenPath

  /// The number in the standard theme.
  internal let standard: Double
}

extension CSS {
  /// Writes a product of a number, which may be a token, and a constant with a unit.
  internal mutating func write(_ number: Double, _ token: StyleNumber?, times factor: Double = 1, unit: StaticString) {
    guard let token else {
      utf8.write(number * factor)
      return utf8.write(unit)
    }
    utf8.write("calc(var(")
    write(propertyOf: token.path)
    utf8.write(",")
    utf8.write(token.standard.isInfinite ? token.standard.bounded : token.standard)
    utf8.write(")*")
    utf8.write(factor)
    utf8.write(unit)
    utf8.write(")")
  }
}
