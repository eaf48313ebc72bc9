import Foundation
import Mod
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension StyleNames where Root == URLRequest {
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
}
