import Foundation
import Mod
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension StyleNames where Root == URLRequest {
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
