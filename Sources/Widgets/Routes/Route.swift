/// A screen of a navigation stack as data, which an address leads to.
///
/// ```swift
/// enum Place: Route {
///   case user(String), post(Int), settings
///
///   var pathComponents: [String] {
///     switch self {
///     case .user(let name): ["users", name]
///     case .post(let number): ["posts", "\(number)"]
///     case .settings: ["settings"]
///     }
///   }
///
///   init?(pathComponents: [String]) {
///     switch (pathComponents.first, pathComponents.dropFirst().first, pathComponents.count) {
///     case ("users", let name?, 2): self = .user(name)
///     case ("posts", let number?, 2):
///       guard let number = Int(number) else { return nil }
///       self = .post(number)
///     case ("settings", nil, 1): self = .settings
///     default: return nil
///     }
///   }
/// }
///
/// let links = DeepLinks<Place>()
/// try links.path(of: links.url(of: [.user("ada"), .post(3)]))  // [.user("ada"), .post(3)]
/// ```
///
/// ``DeepLinks`` converts the path of a whole stack to an address and back.
public protocol Route: Equatable, Sendable {
  /// The components of the screen in the path of an address, at least one. They are not percent-encoded.
  var pathComponents: [String] { get }

  /// Creates the route with exactly these components, or returns `nil` if there is none.
  init?(pathComponents: [String])

  /// The maximum number of components of a route. 8 by default.
  static var maximumComponentCount: Int { get }
}

extension Route {
  /// The number 8.
  public static var maximumComponentCount: Int { 8 }
}
