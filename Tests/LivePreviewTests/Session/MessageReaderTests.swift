import Foundation
import TestSupport
import Testing

@testable import LivePreview

/// The reader of messages beside that of Foundation.
struct MessageReaderTests {
  @Test("A message is read with the same result as by Foundation, also after random changes", arguments: 0..<20)
  func foundation(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<500 {
      var message = Array(Self.object(using: &generator).utf8)
      let changes = Int.random(in: 0...2, using: &generator)
      for _ in 0..<changes { Self.change(&message, using: &generator) }
      let text = String(decoding: message, as: UTF8.self)
      let expected = Self.foundation(message)
      guard let members = Self.members(message) else {
        // Foundation takes a comma too many, among other things.
        #expect(changes > 0, "\(text) is refused")
        continue
      }
      // Of equal keys, Foundation keeps one.
      let keys = Set(members.map(\.key))
      #expect(expected != nil, "\(text) is accepted")
      #expect(expected.map { Set($0.keys) } == keys, "\(text)")
      guard keys.count == members.count else { continue }
      for (key, value) in members { #expect(expected?[key] == value, "\(text)") }
    }
  }

  @Test(
    "Texts and numbers at the limits of JSON are read unchanged",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, SessionValue.text("\"\\/\u{8}\u{c}\n\r\t")), (#""\u00e9\ud83d\ude00é😀""#, .text("é😀é😀")),
      ("-0", .number(0)), ("1e2", .number(100)), ("0.5E-1", .number(0.05)),
      ("123456789012345680", .number(123456789012345680)),
      ("9223372036854775808", .number(9223372036854775808)), ("[ ]", .numbers([])),
      ("[1 , -2.5]", .numbers([1, -2.5])),
    ])
  func edge(_ json: String, _ value: SessionValue) {
    #expect(Self.members(Array(#" { "v" : \#(json) } "#.utf8))?.first?.value == value)
  }

  @Test(
    "Invalid JSON and values that no message has are refused",
    arguments: [
      "01", "1.", ".5", "-", "+1", "1e", "1e400", "NaN", "tru", "nullx", "'a'", #""a"#, #""\x""#, #""\u12""#,
      #""\ud83d""#,
      #""\ude00""#, #""\ud83d\u0041""#, "\"\u{1}\"", "[1,]", "[,]", "[true]", "[[1]]", "{}", "", "1 2",
    ])
  func refusal(_ json: String) {
    #expect(Self.members(Array("{\"v\":\(json)}".utf8)) == nil)
  }

  @Test(
    "A message that is not valid UTF-8 is refused",
    arguments: [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xc0, 0x80]] as [[UInt8]])
  func utf8(_ bytes: [UInt8]) {
    #expect(Self.members(Array("{\"v\":\"".utf8) + bytes + Array("\"}".utf8)) == nil)
  }

  @Test("A number is an integer if it is written as one and fits into 64 bits")
  func integers() throws {
    func integer(_ json: String) throws -> Int? {
      var (reader, found) = (MessageReader(Array("{\"i\":\(json)}".utf8)), Int?.none)
      try reader.readObject { _, _, integer throws(SessionRefusal) in found = integer }
      return found
    }
    #expect(try integer("9223372036854775807") == .max && integer("-9223372036854775808") == .min)
    #expect(try integer("9223372036854775808") == nil && integer("1.5") == nil)
  }

  /// Returns the members as the reader reads them, or `nil` if it refuses them.
  private static func members(_ message: [UInt8]) -> [(key: String, value: SessionValue?)]? {
    var (reader, members) = (MessageReader(message), [(key: String, value: SessionValue?)]())
    do throws(SessionRefusal) {
      try reader.readObject { key, value, _ throws(SessionRefusal) in members.append((key, value)) }
      return members
    } catch { return nil }
  }

  /// Returns the members as Foundation reads them, or `nil` if it refuses them or a message has no such values.
  private static func foundation(_ message: [UInt8]) -> [String: SessionValue?]? {
    let object = try? JSONSerialization.jsonObject(with: Data(message)) as? [String: Any]
    guard let object else { return nil }
    var members: [String: SessionValue?] = [:]
    for (key, value) in object {
      switch value {
      case is NSNull: members[key] = .some(nil)
      case let text as String: members[key] = .text(text)
      case let flag as Bool where "\(type(of: value))".contains("Bool"): members[key] = .flag(flag)
      case let number as NSNumber: members[key] = .number(number.doubleValue)
      case let list as [NSNumber] where !list.contains { "\(type(of: $0))".contains("Bool") }:
        members[key] = .numbers(list.map(\.doubleValue))
      default: return nil
      }
    }
    return members
  }

  private static func object(using generator: inout SeededGenerator) -> String {
    let values = [
      "1", "-17", "0.25", "1e3", "true", "false", "null", "[]", "[1,2.5]", #""""#, #""tap""#, #""é\u00e9""#, #""a\nb""#,
      #""😀""#,
    ]
    let members = ["i", "s", "n", "k", "v"].shuffled(using: &generator).prefix(.random(in: 0...5, using: &generator))
      .map { "\"\($0)\":\(values.randomElement(using: &generator) ?? "0")" }
    return "{\(members.joined(separator: Bool.random(using: &generator) ? "," : " ,\n"))}"
  }

  /// Inserts, removes or replaces a byte.
  private static func change(_ message: inout [UInt8], using generator: inout SeededGenerator) {
    let bytes = Array(#"{}[]":,.0123456789-+eEtrufalsn\ud "#.utf8) + [9, 31, 128, 195, 255]
    guard let index = message.indices.randomElement(using: &generator) else { return }
    let byte = bytes.randomElement(using: &generator) ?? 0
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: message.insert(byte, at: index)
    case 1: message.remove(at: index)
    default: message[index] = byte
    }
  }
}
