import Foundation
import Mod
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension PropertyNames where Root == URLRequest {
  /// Names `URLRequest.url`. On Linux, Foundation cannot change a request that has none.
  @inlinable public static var url: Property<Root, URL?> { Property { $1(&$0.url) } }
  /// Names `URLRequest.httpMethod`. `"GET"` by default.
  @inlinable public static var httpMethod: Property<Root, String?> { Property { $1(&$0.httpMethod) } }
  /// Names `URLRequest.httpBody`: the bytes to send. None by default.
  @inlinable public static var httpBody: Property<Root, Data?> { Property { $1(&$0.httpBody) } }
  /// Names `URLRequest.allHTTPHeaderFields`: all headers at once.
  @inlinable public static var allHTTPHeaderFields: Property<Root, [String: String]?> {
    Property { $1(&$0.allHTTPHeaderFields) }
  }
  /// Names `URLRequest.timeoutInterval`: the seconds without activity after which the request fails. 60 by default.
  @inlinable public static var timeoutInterval: Property<Root, TimeInterval> { Property { $1(&$0.timeoutInterval) } }
  /// Names `URLRequest.cachePolicy`: the use of cached responses. By default, that of the protocol.
  @inlinable public static var cachePolicy: Property<Root, URLRequest.CachePolicy> { Property { $1(&$0.cachePolicy) } }
  /// Names `URLRequest.httpShouldHandleCookies`: whether cookies are sent and stored. `true` by default.
  @inlinable public static var httpShouldHandleCookies: Property<Root, Bool> {
    Property { $1(&$0.httpShouldHandleCookies) }
  }
  /// Names `URLRequest.allowsCellularAccess`: whether the request may use a mobile network. `true` by default.
  @inlinable public static var allowsCellularAccess: Property<Root, Bool> { Property { $1(&$0.allowsCellularAccess) } }
}

extension StyleNames where Root == URLRequest {
  /// Sets `httpMethod`, for methods that have no style of their own: `.method("PROPFIND")`.
  @inlinable public static func method(_ name: String) -> Mod<Root> { .httpMethod(name) }
  /// Sets `httpMethod` to `"GET"`.
  @inlinable public static var get: Mod<Root> { .method("GET") }
  /// Sets `httpMethod` to `"HEAD"`.
  @inlinable public static var head: Mod<Root> { .method("HEAD") }
  /// Sets `httpMethod` to `"POST"`.
  @inlinable public static var post: Mod<Root> { .method("POST") }
  /// Sets `httpMethod` to `"PUT"`.
  @inlinable public static var put: Mod<Root> { .method("PUT") }
  /// Sets `httpMethod` to `"PATCH"`.
  @inlinable public static var patch: Mod<Root> { .method("PATCH") }
  /// Sets `httpMethod` to `"DELETE"`.
  @inlinable public static var delete: Mod<Root> { .method("DELETE") }
  /// Sets `httpMethod` to `"OPTIONS"`.
  @inlinable public static var options: Mod<Root> { .method("OPTIONS") }

  /// Sets `cachePolicy` to `.reloadIgnoringLocalCacheData`, so that the response comes from the server.
  @inlinable public static var uncached: Mod<Root> { .cachePolicy(.reloadIgnoringLocalCacheData) }

  /// Sets `httpShouldHandleCookies` to `false`.
  @inlinable public static var withoutCookies: Mod<Root> { .httpShouldHandleCookies(false) }

  /// Appends to the path of `url`, with one slash between: `/podcasts` and `episodes/123` make
  /// `/podcasts/episodes/123`.
  ///
  /// - Parameter path: The components separated by slashes, without percent-encoding.
  @inlinable public static func appending(path: String) -> Mod<Root> { changingURL(.appending(path: path)) }

  /// Appends to the query of `url`: `.appending(query: ["page": "2", "sort": "date"])`.
  ///
  /// - Parameter items: Names and values, in order, without percent-encoding. A name may occur more than once; a `nil`
  ///   value has no `=`.
  @inlinable public static func appending(query items: KeyValuePairs<String, String?>) -> Mod<Root> {
    changingURL(.appending(query: items))
  }

  @available(*, unavailable, message: "write '.appending(query: [\"page\": \"2\"])'")
  public static func query(_ name: String, _ value: String?) -> Mod<Root> { .identity }

  @usableFromInline internal static func changingURL(_ mod: Mod<URLComponents>) -> Mod<Root> {
    Mod { request in
      let components = request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) }
      // On Linux, Foundation traps at the next change of a request without a URL.
      if let url = components.flatMap({ ($0 |> mod).url }) { request.url = url }
    }
  }

  @available(*, unavailable, renamed: "httpBody")
  public static func body(_ data: Data) -> Mod<Root> { .identity }

  @available(*, unavailable, renamed: "timeoutInterval")
  public static func timeout(_ seconds: TimeInterval) -> Mod<Root> { .identity }

  @available(*, unavailable, renamed: "header(_:_:)", message: "write '.header(\"Accept\", \"application/json\")'")
  public static func setValue(_ value: String?, forHTTPHeaderField name: String) -> Mod<Root> { .identity }

  /// Sets a header in place of its former value. `nil` removes the header.
  ///
  /// - Parameters:
  ///   - name: The name of the header, which is not case-sensitive.
  ///   - value: The new value.
  @inlinable public static func header(_ name: String, _ value: String?) -> Mod<Root> {
    Mod { $0.setValue(value, forHTTPHeaderField: name) }
  }

  /// Sets several headers in place of their former values, and keeps the others.
  @inlinable public static func headers(_ fields: [String: String]) -> Mod<Root> {
    Mod { request in
      for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
    }
  }

  /// Sets the header `Accept` to the media type of the response, such as `"application/json"`.
  @inlinable public static func accept(_ mediaType: String) -> Mod<Root> { .header("Accept", mediaType) }

  /// Sets the header `Content-Type` to the media type of the body, such as `"text/csv"`.
  @inlinable public static func contentType(_ mediaType: String) -> Mod<Root> { .header("Content-Type", mediaType) }

  /// Sets the header `User-Agent`.
  @inlinable public static func userAgent(_ product: String) -> Mod<Root> { .header("User-Agent", product) }

  /// Sets the header `Authorization` to `Bearer` and a token.
  @inlinable public static func bearer(_ token: String) -> Mod<Root> { .header("Authorization", "Bearer \(token)") }

  /// Sets the header `Authorization` to `Basic`, a user and a password.
  ///
  /// - Parameters:
  ///   - user: A name without a colon, because a colon ends the name.
  ///   - password: Any text. It is encoded, not encrypted: use HTTPS.
  @inlinable public static func basic(user: String, password: String) -> Mod<Root> {
    .header("Authorization", "Basic \(Data("\(user):\(password)".utf8).base64EncodedString())")
  }

  /// Sets `httpBody` and the header `Content-Type`. The method stays the same.
  @inlinable public static func body(_ data: Data, contentType: String) -> Mod<Root> {
    .httpBody(data) + .contentType(contentType)
  }

  /// Sets `httpBody` to a value as JSON, and the header `Content-Type` to `application/json`.
  ///
  /// The value is encoded when the style is made. So an error is thrown there and not where the style is applied, and a
  /// style for many requests is encoded once:
  ///
  /// ```swift
  /// let request = try URLRequest(url: url) |> .post <> .json(episode, .snakeCaseKeys, .iso8601Dates) <> .bearer(token)
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value to send.
  ///   - styles: The styles of the `JSONEncoder`. None by default.
  /// - Throws: The error of the encoder, in most cases an `EncodingError`.
  /// - Complexity: O(*n*) for *n* encoded bytes.
  @inlinable public static func json(_ value: some Encodable, _ styles: Mod<JSONEncoder>...) throws -> Mod<Root> {
    let encoder = JSONEncoder() |> Mod(list: styles)
    return .body(try encoder.encode(value), contentType: "application/json")
  }

  /// Sets `httpBody` to the fields of a form, and the header `Content-Type` to `application/x-www-form-urlencoded`.
  ///
  /// - Parameter fields: Names and values, in order. A name may occur more than once.
  /// - Complexity: O(*n*) for *n* encoded bytes.
  @inlinable public static func form(_ fields: KeyValuePairs<String, String>) -> Mod<Root> {
    let form = fields.map { "\($0.percentEncoded)=\($1.percentEncoded)" }.joined(separator: "&")
      .replacing("%20", with: "+")
    return .body(Data(form.utf8), contentType: "application/x-www-form-urlencoded")
  }
}

extension URLRequest: PropertyListing {
  /// The properties that have names as styles.
  public var listedProperties: KeyValuePairs<String, Any?> {
    [
      "url": url,
      "httpMethod": httpMethod,
      "httpBody": httpBody,
      "allHTTPHeaderFields": allHTTPHeaderFields,
      "timeoutInterval": timeoutInterval,
      "cachePolicy": cachePolicy,
      "httpShouldHandleCookies": httpShouldHandleCookies,
      "allowsCellularAccess": allowsCellularAccess,
    ]
  }
}
