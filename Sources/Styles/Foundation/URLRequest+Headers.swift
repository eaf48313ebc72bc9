import Foundation
import Mod
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension StyleNames where Root == URLRequest {
  /// Sets one header, in place of its former value. `nil` removes it.
  ///
  /// - Parameters:
  ///   - name: The name of the header; upper and lower case are the same.
  ///   - value: What it is set to.
  @inlinable
  public static func header(_ name: String, _ value: String?) -> Mod<Root> {
    Mod { $0.setValue(value, forHTTPHeaderField: name) }
  }

  /// Sets several headers, each in place of its former value; the others stay.
  @inlinable
  public static func headers(_ fields: [String: String]) -> Mod<Root> {
    Mod { request in
      for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
    }
  }

  /// Sets the header `Accept`: what the answer may be, such as `"application/json"`.
  @inlinable public static func accept(_ mediaType: String) -> Mod<Root> { .header("Accept", mediaType) }

  /// Sets the header `Content-Type`: what the body is, such as `"text/csv"`.
  @inlinable public static func contentType(_ mediaType: String) -> Mod<Root> { .header("Content-Type", mediaType) }

  /// Sets the header `User-Agent`: who asks.
  @inlinable public static func userAgent(_ product: String) -> Mod<Root> { .header("User-Agent", product) }

  /// Sets the header `Authorization` to `Bearer` and a token.
  @inlinable public static func bearer(_ token: String) -> Mod<Root> { .header("Authorization", "Bearer \(token)") }

  /// Sets the header `Authorization` to `Basic`, a user and a password.
  ///
  /// - Parameters:
  ///   - user: A name without a colon, which is what ends it.
  ///   - password: Anything. It is encoded, not encrypted: use HTTPS.
  @inlinable
  public static func basic(user: String, password: String) -> Mod<Root> {
    .header("Authorization", "Basic \(Data("\(user):\(password)".utf8).base64EncodedString())")
  }
}
