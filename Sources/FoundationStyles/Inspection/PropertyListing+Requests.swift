import Foundation
import Mod

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

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
