import Foundation

extension Date {
  /// Decodes an ISO 8601 date, with or without fractions of a second.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the text is not such a date.
  @usableFromInline internal init(iso8601From decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = (try? Date(text, strategy: fractionalISO8601)) ?? (try? Date(text, strategy: .iso8601)) else {
      let expectation = "Expected a date of ISO 8601, such as 2020-10-27T05:12:00.250Z"
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(expectation), and found \"\(text)\".")
    }
    self = date
  }

  /// Encodes the date as ISO 8601, rounded to milliseconds.
  ///
  /// - Throws: The error of the encoder.
  @usableFromInline internal func encodeISO8601(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    // The format cuts digits off, and half of all milliseconds are stored as a slightly smaller number.
    let milliseconds = (timeIntervalSinceReferenceDate * 1000).rounded() + 0.25
    try container.encode(Date(timeIntervalSinceReferenceDate: milliseconds / 1000).formatted(fractionalISO8601))
  }
}

private let fractionalISO8601 = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
