import Foundation
import Mod

extension PropertyNames where Root == URLComponents {
  /// Names `URLComponents.scheme`, such as `https`.
  @inlinable public static var scheme: Property<Root, String?> { Property { $1(&$0.scheme) } }

  /// Names `URLComponents.user`: the name of the user.
  @inlinable public static var user: Property<Root, String?> { Property { $1(&$0.user) } }

  /// Names `URLComponents.password`: the password of the user.
  @inlinable public static var password: Property<Root, String?> { Property { $1(&$0.password) } }
  /// Names `URLComponents.host`, such as `example.com`.
  @inlinable public static var host: Property<Root, String?> { Property { $1(&$0.host) } }
  /// Names `URLComponents.port`. `nil` by default, for that of the scheme.
  @inlinable public static var port: Property<Root, Int?> { Property { $1(&$0.port) } }
  /// Names `URLComponents.path`, without percent-encoding. With a host it begins with a slash.
  @inlinable public static var path: Property<Root, String> { Property { $1(&$0.path) } }
  /// Names `URLComponents.query`: the part after the question mark, without percent-encoding.
  @inlinable public static var query: Property<Root, String?> { Property { $1(&$0.query) } }
  /// Names `URLComponents.queryItems`: the query as pairs of names and values.
  @inlinable public static var queryItems: Property<Root, [URLQueryItem]?> { Property { $1(&$0.queryItems) } }
  /// Names `URLComponents.fragment`: the part after the number sign.
  @inlinable public static var fragment: Property<Root, String?> { Property { $1(&$0.fragment) } }
}

extension StyleNames where Root == URLComponents {
  /// Sets `scheme` to `"http"`.
  @inlinable public static var http: Mod<Root> { .scheme("http") }

  /// Sets `scheme` to `"https"`.
  @inlinable public static var https: Mod<Root> { .scheme("https") }

  /// Appends to `path`, with one slash between: `/podcasts` and `episodes/123` make `/podcasts/episodes/123`.
  ///
  /// - Parameter path: The components separated by slashes, without percent-encoding.
  @inlinable public static func appending(path: String) -> Mod<Root> {
    Mod { components in
      // Without percent-encoding, a slash inside a component would separate two.
      let start = components.percentEncodedPath
      var addition = URLComponents()
      addition.path = path.hasPrefix("/") ? path : "/\(path)"
      components.percentEncodedPath = start.dropLast(start.hasSuffix("/") ? 1 : 0) + addition.percentEncodedPath
    }
  }

  /// Appends to the query: `.appending(query: ["page": "2", "sort": "date"])`.
  ///
  /// - Parameter items: Names and values, in order. They are percent-encoded so that they arrive unchanged, including
  ///   plus signs, which many servers otherwise decode as spaces. A name may occur more than once; a `nil` value has no
  ///   `=`.
  @inlinable public static func appending(query items: KeyValuePairs<String, String?>) -> Mod<Root> {
    Mod { components in
      components.percentEncodedQueryItems =
        (components.percentEncodedQueryItems ?? [])
        + items.map { URLQueryItem(name: $0.percentEncoded, value: $1?.percentEncoded) }
    }
  }
}

extension Mod<URLComponents> {
  @available(*, unavailable, message: "write '.appending(query: [\"page\": \"2\"])'")
  public static func queryItem(_ name: String, _ value: String?) -> Mod { .identity }

  @available(*, unavailable, message: "write '.appending(query: [\"page\": \"2\"])'")
  public static func queryItem(name: String, value: String?) -> Mod { .identity }

  @available(*, unavailable, message: "write '.appending(query: [\"page\": \"2\"])'")
  public static func queryItem(_ item: URLQueryItem) -> Mod { .identity }

  @available(*, unavailable, message: "write '.appending(query: [\"page\": \"2\"])'")
  public static func query(_ items: [String: String]) -> Mod { .identity }

  @available(*, unavailable, message: "write '.appending(query: [\"page\": \"2\"])'")
  public static func query(_ name: String, _ value: String?) -> Mod { .identity }

  @available(*, unavailable, message: "write '.appending(query: [\"page\": \"2\"])'")
  public static func appending(queryItems: [URLQueryItem]) -> Mod { .identity }

  @available(*, unavailable, message: "write '.appending(query: [\"page\": \"2\"])'")
  public static func parameter(_ name: String, _ value: String?) -> Mod { .identity }
}

extension URLComponents: PropertyListing {
  /// The properties that have names as styles.
  public var listedProperties: KeyValuePairs<String, Any?> {
    [
      "scheme": scheme,
      "user": user,
      "password": password,
      "host": host,
      "port": port,
      "path": path,
      "queryItems": queryItems,
      "fragment": fragment,
    ]
  }
}

extension String {
  /// The text with every character percent-encoded except the unreserved ones of RFC 3986.
  ///
  /// - Complexity: O(*n*).
  @usableFromInline
  internal var percentEncoded: String { addingPercentEncoding(withAllowedCharacters: unreserved) ?? self }
}

private let unreserved = CharacterSet(
  charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
)
