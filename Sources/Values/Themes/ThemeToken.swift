import Foundation
import Mod

// The stored properties of a theme are `Sendable`, because the theme is.

/// A token of a theme: a property with its name and its value.
public struct ThemeToken: @unchecked Sendable {
  /// The name of the property, with those of the structs that contain it: `spacing.small`.
  public let name: String

  /// The value in the theme. A color or a font can be a token of the same or of another theme.
  public let value: any Hashable

  /// The purpose that the theme declares for the number, or `nil` if it declares none.
  package let purpose: LengthPurpose?

  package init(name: String, value: any Hashable, purpose: LengthPurpose? = nil) {
    (self.name, self.value, self.purpose) = (name, value, purpose)
  }
}

extension ThemeToken: Equatable {
  /// Returns whether the tokens have equal names and values.
  public static func == (first: ThemeToken, second: ThemeToken) -> Bool {
    first.name == second.name && AnyHashable(first.value) == AnyHashable(second.value)
  }
}

extension ThemeToken: CustomStringConvertible {
  /// The name and the value: `accent: .systemBlue`.
  public var description: String { "\(name): \(value)" }
}

/// A value whose parts are tokens as well, such as the color and the width of a border.
package protocol ThemeTokenWithParts {
  /// The parts that style sheets declare, with the names of the properties.
  var tokenParts: [(name: String, value: any Hashable & Sendable)] { get }
}

extension ThemeToken {
  /// The token, followed by its parts, if it has any: `card`, `card.color`, `card.width`.
  package var withParts: [ThemeToken] {
    if value is Color || value is Double { return [self] }
    let parts = (value as? any ThemeTokenWithParts)?.tokenParts ?? []
    return [self] + parts.map { ThemeToken(name: "\(name).\($0.name)", value: $0.value) }
  }
}

extension Theme {
  /// The tokens, in the order of declaration. The properties of a struct of your own have the name of the struct in
  /// front: `spacing.small`.
  ///
  /// - Complexity: O(*n*) for *n* tokens, by reflection.
  public var tokens: [ThemeToken] { themeTokens(of: self, named: "") { _ in nil } }
}

/// Returns the tokens of a theme or of a struct in it.
///
/// - Parameter outerPurpose: Returns the purpose that a struct around this one declares for a property of this one.
private func themeTokens(
  of group: Any, named prefix: String, _ outerPurpose: (String) -> LengthPurpose?
) -> [ThemeToken] {
  let lengths = group as? any ThemedLengths
  return Mirror(reflecting: group).children.flatMap { child -> [ThemeToken] in
    guard let label = child.label, let value = child.value as? any Hashable else { return [] }
    let name = prefix + label
    if isGroup(value) {
      return themeTokens(of: value, named: "\(name).") {
        lengths?.purpose(of: "\(label).\($0)") ?? outerPurpose("\(label).\($0)")
      }
    }
    let purpose = value is Double ? lengths?.purpose(of: label) ?? outerPurpose(label) : nil
    return [ThemeToken(name: name, value: value, purpose: purpose)]
  }
}

/// Returns whether a value is a struct of tokens, and not a value of the library, of Foundation or of Swift.
private func isGroup(_ value: any Hashable) -> Bool {
  if value is any CustomStringConvertible || Mirror(reflecting: value).displayStyle != .struct { return false }
  let module = String(reflecting: type(of: value)).prefix { $0 != "." }
  let libraries = ["Swift", "Foundation", "FoundationEssentials", "CoreGraphics", "__C", "Values", "Widgets", "Tokens"]
  return !libraries.contains { $0 == module }
}
