import Foundation
import Mod
import Pipe
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension StyleNames where Root == URLRequest {
  /// Sets `httpBody`, and the header `Content-Type` to what it is. The method stays as it is.
  @inlinable
  public static func body(_ data: Data, contentType: String) -> Mod<Root> {
    .httpBody(data) + .contentType(contentType)
  }

  /// Sets `httpBody` to a value as JSON, and the header `Content-Type` to `application/json`.
  ///
  /// The value is encoded here and now, so that an error comes up where the style is made and not where it is applied,
  /// and a style that is applied to many requests has been encoded once:
  ///
  /// ```swift
  /// let request = try URLRequest(url: url) |> .post <> .json(episode, .snakeCaseKeys, .iso8601Dates) <> .bearer(token)
  /// ```
  ///
  /// - Parameters:
  ///   - value: What to send.
  ///   - styles: How to encode it. As a fresh `JSONEncoder` does by default.
  /// - Throws: What encoding throws, in most cases an `EncodingError`.
  @inlinable
  public static func json(_ value: some Encodable, _ styles: Mod<JSONEncoder>...) throws -> Mod<Root> {
    let encoder = JSONEncoder() |> Mod(list: styles)
    return .body(try encoder.encode(value), contentType: "application/json")
  }

  /// Sets `httpBody` to the fields of a form, and the header `Content-Type` to `application/x-www-form-urlencoded`.
  ///
  /// - Parameter fields: Names and values, in their order. A name may come more than once.
  @inlinable
  public static func form(_ fields: KeyValuePairs<String, String>) -> Mod<Root> {
    let form = fields.map { "\($0.percentEncoded)=\($1.percentEncoded)" }.joined(separator: "&")
      .replacing("%20", with: "+")
    return .body(Data(form.utf8), contentType: "application/x-www-form-urlencoded")
  }
}
