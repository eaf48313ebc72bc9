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
    let pairs = fields.map { "\(formEncoded($0))=\(formEncoded($1))" }
    return .body(Data(pairs.joined(separator: "&").utf8), contentType: "application/x-www-form-urlencoded")
  }
}

/// The text as forms spell it: letters, digits and `*-._` as they are, a space as `+`, all else as `%` and two digits.
@usableFromInline
internal func formEncoded(_ text: String) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      bytes.append(byte)
    case UInt8(ascii: " "):
      bytes.append(UInt8(ascii: "+"))
    default:
      bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
