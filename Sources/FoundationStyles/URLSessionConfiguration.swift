import Foundation
import Mod
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension PropertyNames where Root == URLSessionConfiguration {
  /// Names `URLSessionConfiguration.timeoutIntervalForRequest`: the seconds without activity after which a request
  /// fails.
  ///
  /// The default is 60.
  @inlinable public static var timeoutIntervalForRequest: Property<Root, TimeInterval> {
    Property { $1(&$0.timeoutIntervalForRequest) }
  }
  /// Names `URLSessionConfiguration.timeoutIntervalForResource`: the seconds after which a whole response must be
  /// there.
  ///
  /// The default is 7 days.
  @inlinable public static var timeoutIntervalForResource: Property<Root, TimeInterval> {
    Property { $1(&$0.timeoutIntervalForResource) }
  }
  /// Names `URLSessionConfiguration.requestCachePolicy`: the use of cached responses. By default, that of the protocol.
  @inlinable public static var requestCachePolicy: Property<Root, URLRequest.CachePolicy> {
    Property { $1(&$0.requestCachePolicy) }
  }
  /// Names `URLSessionConfiguration.urlCache`: the storage of responses, or `nil` for none.
  @inlinable public static var urlCache: Property<Root, URLCache?> { Property { $1(&$0.urlCache) } }
  /// Names `URLSessionConfiguration.urlCredentialStorage`: the storage of passwords, or `nil` for none.
  @inlinable public static var urlCredentialStorage: Property<Root, URLCredentialStorage?> {
    Property { $1(&$0.urlCredentialStorage) }
  }
  /// Names `URLSessionConfiguration.httpCookieStorage`: the storage of cookies, or `nil` for none.
  @inlinable public static var httpCookieStorage: Property<Root, HTTPCookieStorage?> {
    Property { $1(&$0.httpCookieStorage) }
  }
  /// Names `URLSessionConfiguration.httpShouldSetCookies`: whether stored cookies are sent. `true` by default.
  @inlinable public static var httpShouldSetCookies: Property<Root, Bool> { Property { $1(&$0.httpShouldSetCookies) } }
  /// Names `URLSessionConfiguration.httpMaximumConnectionsPerHost`. 6 by default.
  @inlinable public static var httpMaximumConnectionsPerHost: Property<Root, Int> {
    Property { $1(&$0.httpMaximumConnectionsPerHost) }
  }
  /// Names `URLSessionConfiguration.allowsCellularAccess`: whether a mobile network may be used. `true` by default.
  @inlinable public static var allowsCellularAccess: Property<Root, Bool> { Property { $1(&$0.allowsCellularAccess) } }
}

extension StyleNames where Root == URLSessionConfiguration {
  /// Sets one of `httpAdditionalHeaders` in place of its former value, and keeps the others.
  ///
  /// A header of the request itself wins. Header names are not case-sensitive.
  @inlinable public static func header(_ name: String, _ value: String) -> Mod<Root> { .headers([name: value]) }

  /// Sets several of `httpAdditionalHeaders` in place of their former values, and keeps the others.
  ///
  /// A header of the request itself wins. Header names are not case-sensitive.
  @inlinable public static func headers(_ fields: [String: String]) -> Mod<Root> {
    Mod { configuration in
      let names = Set(fields.keys.map { $0.lowercased() })
      let others = (configuration.httpAdditionalHeaders ?? [:]).filter { !names.contains("\($0.key)".lowercased()) }
      configuration.httpAdditionalHeaders = others.merging(fields) { $1 }
    }
  }

  /// Sets the additional header `Accept` to the media type of responses, such as `"application/json"`.
  @inlinable public static func accept(_ mediaType: String) -> Mod<Root> { .header("Accept", mediaType) }

  /// Sets the additional header `User-Agent`.
  @inlinable public static func userAgent(_ product: String) -> Mod<Root> { .header("User-Agent", product) }

  /// Sets `urlCache` to `nil` and `requestCachePolicy` to `.reloadIgnoringLocalCacheData`.
  @inlinable public static var uncached: Mod<Root> {
    .urlCache(nil) + .requestCachePolicy(.reloadIgnoringLocalCacheData)
  }

  /// Sets `httpCookieStorage` to `nil` and `httpShouldSetCookies` to `false`.
  @inlinable public static var withoutCookies: Mod<Root> { .httpCookieStorage(nil) + .httpShouldSetCookies(false) }

  /// Applies `uncached` and `withoutCookies`, and sets `urlCredentialStorage` to `nil`, so that requests share no
  /// state.
  ///
  /// In comparison, `URLSessionConfiguration.ephemeral` keeps cache, cookies and credentials in memory.
  @inlinable public static var stateless: Mod<Root> { [.uncached, .withoutCookies, .urlCredentialStorage(nil)] }
}

extension URLSessionConfiguration: PropertyListing {
  /// The properties that have names as styles.
  public var listedProperties: KeyValuePairs<String, Any?> {
    [
      "timeoutIntervalForRequest": timeoutIntervalForRequest,
      "timeoutIntervalForResource": timeoutIntervalForResource,
      "requestCachePolicy": requestCachePolicy,
      "httpAdditionalHeaders": httpAdditionalHeaders,
      "urlCache": urlCache,
      "urlCredentialStorage": urlCredentialStorage,
      "httpCookieStorage": httpCookieStorage,
      "httpShouldSetCookies": httpShouldSetCookies,
      "httpMaximumConnectionsPerHost": httpMaximumConnectionsPerHost,
      "allowsCellularAccess": allowsCellularAccess,
    ]
  }
}

#if canImport(FoundationNetworking)
  extension Mod where Root: URLSessionConfiguration {
    @available(*, unavailable, message: "Foundation has this property on Apple's systems alone")
    public static func waitsForConnectivity(_ waits: Bool) -> Mod { .identity }
  }
#endif
