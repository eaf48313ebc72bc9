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
/// for. A number is a token by `Double.token(_:)`. Values of other types follow a theme by the operator `<--`:
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
