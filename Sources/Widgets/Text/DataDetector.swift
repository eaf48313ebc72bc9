import Foundation

extension TextView {
  /// The text with attributes, and with links for the data that the view detects; `nil` if it is plain.
  package var detectedText: AttributedString? {
    guard !dataDetectorTypes.isEmpty, !isEditable, !isSecureTextEntry, let text, !text.isEmpty else {
      return displayedText.attributes
    }
    let found = DataDetector(text, dataDetectorTypes).links()
    guard !found.isEmpty else { return displayedText.attributes }
    var attributed = displayedText.attributes ?? AttributedString(text)
    for (range, link) in found {
      guard let range = Range(range, in: attributed), attributed[range].runs.allSatisfy({ $0.link == nil }) else {
        continue
      }
      attributed[range].link = link
      if linkTextAttributes.foregroundColor == nil { attributed[range].foregroundColor = .link }
    }
    return attributed
  }
}

/// The search for addresses and telephone numbers in a text.
///
/// It knows what programs write: addresses with `https://` or `www.`, mail addresses, and telephone numbers that begin
/// with `+`, `0` or `(`, or have groups of three, three and four digits.
internal struct DataDetector {
  private let text: String
  private let bytes: [UInt8]
  private let types: DataDetectorTypes

  internal init(_ text: String, _ types: DataDetectorTypes) {
    (self.text, bytes, self.types) = (text, Array(text.utf8), types)
  }

  /// Returns the data as links, in their order.
  ///
  /// - Complexity: O(*n*) for *n* bytes of text.
  internal func links() -> [(range: Range<String.Index>, link: URL)] {
    var found: [(range: Range<String.Index>, link: URL)] = []
    var index = 0
    while index < bytes.count {
      guard !bytes[index].isSpace else {
        index += 1
        continue
      }
      let word = index..<(bytes[index...].firstIndex(where: \.isSpace) ?? bytes.count)
      if types.contains(.link), let (range, address) = address(in: word), let link = URL(string: address) {
        found.append((characters(range), link))
        index = word.upperBound
      } else if types.contains(.phoneNumber), let (range, digits) = number(from: word.lowerBound),
        let link = URL(string: "tel:\(digits)")
      {
        found.append((characters(range), link))
        index = range.upperBound
      } else {
        index = word.upperBound
      }
    }
    return found
  }

  private func characters(_ range: Range<Int>) -> Range<String.Index> {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return start..<utf8.index(start, offsetBy: range.count)
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the address in a word without the brackets and the punctuation around it.
  private func address(in word: Range<Int>) -> (Range<Int>, String)? {
    let start = bytes[word].firstIndex { !"([{<\"'".utf8.contains($0) } ?? word.upperBound
    let end = bytes[start..<word.upperBound].lastIndex { !".,;:!?)]}>\"'".utf8.contains($0) }.map { $0 + 1 } ?? start
    guard end - start > 4, bytes[start..<end].allSatisfy({ 0x21..<0x7F ~= $0 }) else { return nil }
    let (range, address) = (start..<end, string(start..<end))
    let lower = address.lowercased()
    for scheme in ["https://", "http://"] where lower.hasPrefix(scheme) && lower.count > scheme.count {
      return (range, address)
    }
    if lower.hasPrefix("www."), lower.dropFirst(4).contains(".") { return (range, "http://\(address)") }
    return Self.isMailAddress(lower) ? (range, "mailto:\(address)") : nil
  }

  private static func isMailAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, let domain = parts.last, let name = parts.first, !name.isEmpty else { return false }
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
      && domain.utf8.allSatisfy { $0.isLetterOrDigit || $0 == 0x2D || $0 == 0x2E }
      && name.utf8.allSatisfy { $0.isLetterOrDigit || "._%+-".utf8.contains($0) }
  }

  /// Returns the telephone number that begins at an index, and its digits.
  ///
  /// It stops at the first byte that no number has there, so that the whole search takes linear time.
  private func number(from start: Int) -> (Range<Int>, String)? {
    var (digits, end, groups) = ("", start, [0])
    scan: for index in start..<bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "+") where index == start: digits = "+"
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits.append(Character(Unicode.Scalar(byte)))
        groups[groups.count - 1] += 1
        end = index + 1
        if digits.utf8.count > 16 { return nil }
      case _ where " -./()".utf8.contains(byte):
        if index - end >= 4 { break scan }
        if groups[groups.count - 1] > 0 { groups.append(0) }
      default:
        if byte.isLetterOrDigit, index == end { return nil }
        break scan
      }
    }
    let count = groups.reduce(0, +)
    guard (7...15).contains(count), end > start else { return nil }
    let isMarked = ["+", "0", "("].contains { string(start..<start + 1) == $0 }
    return isMarked || groups.filter { $0 > 0 } == [3, 3, 4] ? (start..<end, digits) : nil
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || 0x09...0x0D ~= self }

  fileprivate var isLetterOrDigit: Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= self || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
  }
}

/// The types of data that a text view detects and turns into links. It models `UIDataDetectorTypes`.
public struct DataDetectorTypes: NamedOptionSet {
  /// Telephone numbers.
  public static let phoneNumber = DataDetectorTypes(rawValue: 1 << 0)
  /// Web addresses.
  public static let link = DataDetectorTypes(rawValue: 1 << 1)
  /// Street addresses.
  public static let address = DataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = DataDetectorTypes(rawValue: 1 << 3)
  /// Tracking numbers of parcels.
  public static let shipmentTrackingNumber = DataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers.
  public static let flightNumber = DataDetectorTypes(rawValue: 1 << 5)
  /// Terms that users may want to look up.
  public static let lookupSuggestion = DataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money.
  public static let money = DataDetectorTypes(rawValue: 1 << 7)
  /// Physical quantities, such as lengths and weights.
  public static let physicalValue = DataDetectorTypes(rawValue: 1 << 8)
  /// All types, including future ones.
  public static let all = DataDetectorTypes(rawValue: .max)

  /// The types and their names.
  public static var names: KeyValuePairs<Self, String> {
    [
      .phoneNumber: "phoneNumber", .link: "link", .address: "address", .calendarEvent: "calendarEvent",
      .shipmentTrackingNumber: "shipmentTrackingNumber", .flightNumber: "flightNumber",
      .lookupSuggestion: "lookupSuggestion", .money: "money", .physicalValue: "physicalValue",
    ]
  }

  /// The bits, with the values of UIKit.
  public let rawValue: UInt

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }
}
