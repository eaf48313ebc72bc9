import Mod

/// A contract of design tokens: a struct with a property for each token, whose values are themes.
///
/// ```swift
/// struct Brand: Theme {
///   var accent = Color.systemBlue
///   var surface = Color.systemBackground
///   var title = Font.title2
///   var radius = 8.0
///
///   static let standard = Brand()
///   static let night = configure(standard, with: \.accent .~ .systemIndigo <> \.radius .~ 0)
/// }
/// ```
///
/// A property without a default value has to be given by every theme, because the memberwise initializer asks for it.
///
/// Declare the tokens once, by ``Color/token(_:)`` and ``Font/token(_:)``, and use them as the values that they stand
/// for. A number is a token by `Double.token(_:)`, and shadows are one by `Array.token(_:)`. Values of other types
/// follow a theme by the operator `<--`:
///
/// ```swift
/// extension Color { static let accent = token(\Brand.accent) }
/// extension Font { static let heading = token(\Brand.title) }
///
/// let card = VStack(.backgroundColor(.accent), .layer.cornerRadius(.token(\Brand.radius))) {
///   Label("Views", .font(.heading))
/// }
/// ```
///
/// A widget shows the theme of the nearest `.theme(…)` around it, or else ``standard``.
public protocol Theme: Hashable, Sendable {
  /// The theme of widgets outside of any `.theme(…)`.
  static var standard: Self { get }

  /// The deprecated tokens, each with a message such as what to use instead. None by default.
  ///
  /// ```swift
  /// extension Brand {
  ///   static var deprecated: [PartialKeyPath<Brand>: String] { [\.surface: "Use background."] }
  /// }
  /// ```
  ///
  /// An audit against the theme reports their use, and a style guide marks them.
  static var deprecated: [PartialKeyPath<Self>: String] { get }
}

extension Theme {
  /// An empty dictionary, because no token is deprecated by default.
  public static var deprecated: [PartialKeyPath<Self>: String] { [:] }

  /// The messages of deprecated tokens, by the names of the tokens.
  package static var deprecatedTokens: [String: String] {
    Dictionary(deprecated.map { ($0.path, $1) }) { first, _ in first }
  }
}

/// The themes of the surroundings, by their types.
package struct Themes: Sendable {
  private var values: [ObjectIdentifier: any Theme] = [:]

  package init() {}

  /// A Boolean value that indicates whether all themes are the standard ones.
  package var isEmpty: Bool { values.isEmpty }

  /// The types whose themes are not the standard ones, in the order of their names.
  package var types: [any Theme.Type] {
    values.values.map { type(of: $0) }.sorted { "\($0)" < "\($1)" }
  }

  /// The theme of a type, or `nil` for the standard one.
  package subscript<Brand: Theme>(type: Brand.Type) -> Brand? {
    get { values[ObjectIdentifier(type)] as? Brand }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// Returns the theme of a type, which is the standard one if there is no other.
  package func theme(of type: any Theme.Type) -> any Theme { theme(ofType: type) }

  private func theme<Brand: Theme>(ofType type: Brand.Type) -> any Theme { self[type] ?? Brand.standard }
}

extension Themes: Equatable {
  /// Returns whether both have equal themes of the same types.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  package static func == (first: Themes, second: Themes) -> Bool {
    first.values.count == second.values.count
      && first.values.allSatisfy { type, theme in
        second.values[type].map { AnyHashable(theme) == AnyHashable($0) } ?? false
      }
  }
}
