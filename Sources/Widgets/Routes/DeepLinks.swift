import Foundation
import Mod

/// The addresses of the screens of an app: each leads to a path of routes, as a navigation stack has it.
///
/// With the base `https://example.org/app` and the routes of ``Route``, `https://example.org/app/users/ada/posts/3`
/// leads to `[.user("ada"), .post(3)]`. The base of a scheme of your own is written as `example://`. The app of a page
/// in a browser gets the path of its address alone, whose base is `/`: write `DeepLinks()`.
///
/// Every path that has an address is the path of this address. Browsers take a component of one or two dots for a step
/// in the hierarchy, so an address has a tilde before it: `..` is written as `~..`.
public struct DeepLinks<Link: Route>: Sendable {
  /// The start of all addresses.
  public let base: URL

  /// Creates links below `/`, the base of an app in a browser.
  public init() { self.init(base: URL(string: "/") ?? URL(filePath: "/")) }

  /// Creates links below a base, such as that of a scheme of your own.
  public init(base: URL) { self.base = base }

  /// Returns the address of a path.
  ///
  /// - Throws: ``RouteError/ambiguous(_:)`` if the address leads to other routes, such as when one route has the
  ///   components of two others.
  /// - Complexity: O(*n* × *m*) for *n* components and routes of at most *m*.
  public func url(of path: [Link]) throws(RouteError) -> URL {
    let components = path.flatMap(\.pathComponents)
    let text = components.map { "/" + Self.encoded($0) }.joined()
    let start = prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix
    let whole = prefix.isEmpty ? "/" : prefix
    guard let url = URL(string: text.isEmpty ? whole : start + text), let found = try? self.path(of: url), found == path
    else {
      throw .ambiguous(components)
    }
    return url
  }

  /// Returns the path that an address leads to. Its query and its fragment are left out.
  ///
  /// - Throws: ``RouteError`` if the address does not begin with the base, or if no routes have its components.
  /// - Complexity: O(*n* × *m*) for *n* components and routes of at most *m*.
  public func path(of url: URL) throws(RouteError) -> [Link] {
    var rest = Substring(url.absoluteString)
    guard rest.lowercased().hasPrefix(prefix.lowercased()) else { throw .foreign(url, base: base) }
    rest = rest.dropFirst(prefix.count).prefix { $0 != "?" && $0 != "#" }
    if rest.first == "/" {
      rest = rest.dropFirst()
    } else if !rest.isEmpty, !prefix.hasSuffix("/") {
      throw .foreign(url, base: base)
    }
    var components: [String] = []
    for part in rest.isEmpty ? [] : rest.split(separator: "/", omittingEmptySubsequences: false) {
      guard let component = String(part).removingPercentEncoding else { throw .malformed(String(part)) }
      components.append(component.isStep(after: 1...) ? String(component.dropFirst()) : component)
    }
    do throws(RouteError) {
      return try routes(of: components)
    } catch {
      // People write a slash at the end.
      guard components.last == "" else { throw error }
      return try routes(of: components.dropLast())
    }
  }

  /// Returns the routes with components: where several fit, the ones whose first has the fewest components.
  private func routes(of components: [String]) throws(RouteError) -> [Link] {
    // From the end, each place is decided once, whatever comes before it.
    var next: [(route: Link, end: Int)?] = Array(repeating: nil, count: components.count)
    for start in components.indices.reversed() {
      for end in ends(after: start, in: components) where end == components.count || next[end] != nil {
        guard let route = Link(pathComponents: Array(components[start..<end])) else { continue }
        next[start] = (route, end)
        break
      }
    }
    var routes: [Link] = []
    var start = 0
    while start < components.count {
      guard let step = next[start] else { throw .unknown(components, at: furthest(in: components)) }
      routes.append(step.route)
      start = step.end
    }
    return routes
  }

  private func ends(after start: Int, in components: [String]) -> ClosedRange<Int> {
    start + 1...start + min(max(Link.maximumComponentCount, 1), components.count - start)
  }

  /// Returns the index after the last component with routes.
  private func furthest(in components: [String]) -> Int {
    var reached: Set = [0]
    for start in components.indices where reached.contains(start) {
      for end in ends(after: start, in: components) where Link(pathComponents: Array(components[start..<end])) != nil {
        reached.insert(end)
      }
    }
    return reached.max() ?? 0
  }

  /// The base without a slash at its end, unless the slash is one of two before a host.
  private var prefix: String {
    let text = base.absoluteString
    return text.hasSuffix("/") && !text.hasSuffix("//") ? String(text.dropLast()) : text
  }

  private static func encoded(_ component: String) -> String {
    // Servers and browsers take one and two dots for steps in the hierarchy, also percent-encoded.
    if component.isStep(after: 0...) { return "~" + component }
    return component.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }

  private static var unreserved: CharacterSet {
    CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
  }
}

extension String {
  /// Whether the text is one or two dots after a number of tildes.
  fileprivate func isStep(after count: PartialRangeFrom<Int>) -> Bool {
    let dots = drop { $0 == "~" }
    return (dots == "." || dots == "..") && count.contains(self.count - dots.count)
  }
}

/// The error of an address that leads nowhere, or of a path that no address leads to.
public enum RouteError: Error, Hashable, Sendable {
  /// The address does not begin with the base of the links.
  case foreign(URL, base: URL)
  /// No route has the components of the address from this one on.
  case unknown([String], at: Int)
  /// A component of the address is not percent-encoded correctly.
  case malformed(String)
  /// The address with these components leads to other routes.
  case ambiguous([String])
}

extension RouteError: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .foreign(let url, let base): "\(url.absoluteString) does not begin with \(base.absoluteString)"
    case .unknown(let components, let index):
      "there is no route for \(components.dropFirst(index).joined(separator: "/").quoted)"
        + (index == 0 ? "" : " in \(components.joined(separator: "/").quoted)")
    case .malformed(let component): "\(component.quoted) is not percent-encoded correctly"
    case .ambiguous(let components): "\(components.joined(separator: "/").quoted) leads to other routes"
    }
  }
}
