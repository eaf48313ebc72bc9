import Foundation

extension String {
  /// The text with every character percent-encoded except the unreserved ones of RFC 3986.
  ///
  /// - Complexity: O(*n*).
  @usableFromInline
  internal var percentEncoded: String { addingPercentEncoding(withAllowedCharacters: unreserved) ?? self }
}

private let unreserved = CharacterSet(
  charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
)
