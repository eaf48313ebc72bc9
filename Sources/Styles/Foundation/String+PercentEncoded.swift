import Foundation

extension String {
  /// The text with everything percent-encoded but what RFC 3986 calls unreserved.
  @usableFromInline
  internal var percentEncoded: String { addingPercentEncoding(withAllowedCharacters: unreserved) ?? self }
}

private let unreserved = CharacterSet(
  charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
)
