import Foundation
import Mod
import Synchronization

extension Double {
  /// Returns a number that is a token of a theme: that of the theme in which a widget is shown.
  ///
  /// Assign it like any number. The last assignment of the property wins:
  ///
  /// ```swift
  /// let card = View(.layer.cornerRadius(.token(\Brand.radius)), .padding(.token(\Brand.radius)))
  ///
  /// card |> .layer.cornerRadius(0)  // no token any more
  /// ```
  ///
  /// A property that is read has the value of the standard theme; `appearance(in:environment:)` has those of others.
  /// It is printed by the name of the token: `layer.cornerRadius: 0.0 → .token(\Brand.radius)`.
  ///
  /// Until it is assigned to a property, a token is NaN, and so is a number computed from it. Compute in the theme
  /// instead, `var half: Double { radius / 2 }`, and use `\Brand.half`. `audit(against:)` of a tree reports such
  /// numbers. Declare properties of your own types with ``Themed``. A token that refers to itself, by way of others,
  /// is 0.
  ///
  /// - Complexity: O(1). The key path of each token is never released.
  public static func token<Brand: Theme>(_ keyPath: any KeyPath<Brand, Double> & Sendable) -> Double {
    NumberTokens.known.withLock { $0.number(of: keyPath) }
  }

  /// The token, or `nil` for a number.
  package var tokenPath: TokenPath? {
    // Each token is NaN, and equals no number.
    if self == self { return nil }
    return NumberTokens.index(of: self).flatMap { index in NumberTokens.known.withLock { $0.path(at: index) } }
  }

  /// The token from which the number was computed, or `nil` for a token and for any other number.
  ///
  /// Processors keep the token in the result, but a number with fewer bits has no space for it.
  package var computedTokenPath: TokenPath? {
    if self == self || tokenPath != nil { return nil }
    // A computation makes NaN quiet, and a negation sets its sign.
    let token = Double(bitPattern: bitPattern & ~(1 << 63 | 1 << 51))
    return token.tokenPath
  }

  /// The token, or the shortest text of the number: `.token(\Brand.radius)`, `16`.
  package var sourceText: String { tokenPath.map { AssignedToken(path: $0).description } ?? inNotation.shortest }

  /// Returns the number, or the value of the token in the themes of the surroundings.
  package func withoutTokens(in themes: Themes) -> Double {
    var (number, seen) = (self, [TokenPath]())
    while let path = number.tokenPath {
      guard !seen.contains(path), let value: Double = path.value(in: themes) else { return 0 }
      seen.append(path)
      number = value
    }
    return number
  }
}

/// The tokens that numbers stand for.
///
/// Such a number is a signaling NaN whose payload is the index of the token. Moving, storing and comparing a number
/// keeps the payload, and every computation turns it into a quiet NaN.
private struct NumberTokens {
  private var paths: [TokenPath] = []
  private var indices: [TokenPath: UInt32] = [:]

  /// The indices of key paths that are in `paths`, because hashing one takes long.
  private var known: [ObjectIdentifier: UInt32] = [:]

  static let known = Mutex(NumberTokens())

  /// The bits of an infinite exponent, with a payload that nothing else has.
  private static let bits: UInt64 = 0x7FF5_4B65_0000_0000

  /// Returns the index of the token for which a number stands, or `nil` for another number.
  static func index(of number: Double) -> Int? {
    let bits = number.bitPattern
    return bits & 0xFFFF_FFFF_0000_0000 == Self.bits ? Int(bits & 0xFFFF_FFFF) : nil
  }

  /// Returns the token with an index from 1 up. A number that was converted from one with fewer bits has the index 0.
  func path(at index: Int) -> TokenPath? { 0 < index && index <= paths.count ? paths[index - 1] : nil }

  mutating func number<Brand: Theme>(of keyPath: any KeyPath<Brand, Double> & Sendable) -> Double {
    Double(bitPattern: Self.bits | UInt64(index(of: keyPath)))
  }

  private mutating func index<Brand: Theme>(of keyPath: any KeyPath<Brand, Double> & Sendable) -> UInt32 {
    if let index = known[ObjectIdentifier(keyPath)] { return index }
    let count = paths.count
    let index = index(of: TokenPath(keyPath))
    if paths.count > count { known[ObjectIdentifier(keyPath)] = index }
    return index
  }

  private mutating func index(of path: TokenPath) -> UInt32 {
    if let index = indices[path] { return index }
    paths.append(path)
    let index = UInt32(truncatingIfNeeded: paths.count)
    indices[path] = index
    return index
  }

  mutating func number(of path: TokenPath) -> Double { Double(bitPattern: Self.bits | UInt64(index(of: path))) }
}

extension ThemedNumbers {
  /// Returns a value whose numbers are those of a token of a theme.
  fileprivate static func numbers<Brand: Theme>(of keyPath: any KeyPath<Brand, Self> & Sendable) -> Self {
    var part = -1
    return replacing(numbersOf: Brand.standard[keyPath: keyPath]) { _ in
      part += 1
      return NumberTokens.known.withLock { $0.number(of: TokenPath(keyPath, part: part)) }
    }
  }
}

extension EdgeInsets {
  /// Returns insets that are a token of a theme: `.contentEdgeInsets(.token(\Brand.insets))`. See `Double.token(_:)`.
  public static func token<Brand: Theme>(_ keyPath: any KeyPath<Brand, EdgeInsets> & Sendable) -> EdgeInsets {
    numbers(of: keyPath)
  }
}

extension DirectionalEdgeInsets {
  /// Returns insets that are a token of a theme: `.padding(.token(\Brand.insets))`. See `Double.token(_:)`.
  public static func token<Brand: Theme>(
    _ keyPath: any KeyPath<Brand, DirectionalEdgeInsets> & Sendable
  ) -> DirectionalEdgeInsets {
    numbers(of: keyPath)
  }
}

extension CGSize {
  /// Returns a size that is a token of a theme: `.layer.shadowOffset(.token(\Brand.offset))`. See `Double.token(_:)`.
  public static func token<Brand: Theme>(_ keyPath: any KeyPath<Brand, CGSize> & Sendable) -> CGSize {
    numbers(of: keyPath)
  }
}

extension Offset {
  /// Returns an offset that is a token of a theme: `.titlePositionAdjustment(.token(\Brand.offset))`. See
  /// `Double.token(_:)`.
  public static func token<Brand: Theme>(_ keyPath: any KeyPath<Brand, Offset> & Sendable) -> Offset {
    numbers(of: keyPath)
  }
}
