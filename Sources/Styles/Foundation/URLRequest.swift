import Foundation
import Mod
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension PropertyNames where Root == URLRequest {
  /// Names `URLRequest.url`: where the request goes.
  @inlinable public static var url: Property<Root, URL?> { Property { $1(&$0.url) } }
  /// Names `URLRequest.httpMethod`. `"GET"` by default.
  @inlinable public static var httpMethod: Property<Root, String?> { Property { $1(&$0.httpMethod) } }
  /// Names `URLRequest.httpBody`: the bytes to send. None by default.
  @inlinable public static var httpBody: Property<Root, Data?> { Property { $1(&$0.httpBody) } }
  /// Names `URLRequest.allHTTPHeaderFields`: all headers at once.
  @inlinable public static var allHTTPHeaderFields: Property<Root, [String: String]?> {
    Property { $1(&$0.allHTTPHeaderFields) }
  }
  /// Names `URLRequest.timeoutInterval`: how many seconds nothing may happen before the request fails. 60 by default.
  @inlinable public static var timeoutInterval: Property<Root, TimeInterval> { Property { $1(&$0.timeoutInterval) } }
  /// Names `URLRequest.cachePolicy`: when a stored response will do. As the protocol says by default.
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

  /// Sets `cachePolicy` to `.reloadIgnoringLocalCacheData`: the answer comes from the server.
  @inlinable public static var uncached: Mod<Root> { .cachePolicy(.reloadIgnoringLocalCacheData) }

  /// Sets `httpShouldHandleCookies` to `false`.
  @inlinable public static var withoutCookies: Mod<Root> { .httpShouldHandleCookies(false) }

  /// Changes the parts of `url`: `.url(.appending(path: "episodes"), .appending(query: ["page": "2"]))`.
  ///
  /// Parts that make no URL, such as a host with a path that does not begin with a slash, set `url` to `nil`, and sending
  /// the request fails. A request without a URL stays as it is.
  @inlinable
  public static func url(_ mods: Mod<URLComponents>...) -> Mod<Root> {
    let mod = Mod<URLComponents>(list: mods)
    return .url.update { url in
      guard var components = url.flatMap({ URLComponents(url: $0, resolvingAgainstBaseURL: true) }) else { return }
      mod(&components)
      url = components.url
    }
  }
}
