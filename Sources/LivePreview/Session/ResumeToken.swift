/// The secret with which the page of a session reconnects: 128 random bits.
public struct ResumeToken: Hashable, Sendable, Codable {
  /// The bits as 32 hexadecimal digits.
  public let digits: String

  /// Creates a token that no one can guess.
  public init() {
    var random = SystemRandomNumberGenerator()
    digits = [random.next(), random.next()].map { (bits: UInt64) in
      let digits = String(bits, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    .joined()
  }

  /// Creates the token with 32 hexadecimal digits, or returns `nil` for any other text.
  public init?(_ digits: String) {
    guard digits.utf8.count == 32, digits.utf8.allSatisfy({ Self.digits.contains($0) }) else { return nil }
    self.digits = digits
  }

  private static let digits = Set("0123456789abcdef".utf8)
}

extension ResumeToken: CustomStringConvertible {
  /// The first digits, because the whole token is a secret.
  public var description: String { digits.prefix(6) + "…" }
}
