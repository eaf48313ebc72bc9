import Foundation
import Mod
import Testing

@Suite struct ComparedKindsTests {
  /// The ways in which a value can be wrapped.
  enum Wrapping: CaseIterable {
    case none, optional, twoOptionals, array, slice, dictionary, tuple, box, choice, arrayOfOptionals, any
  }

  @Test(
    "Values of every kind differ from other values and equal themselves, in every wrapper",
    arguments: Wrapping.allCases)
  func kinds(wrapping: Wrapping) {
    #expect(Kind.all.count >= 80)
    for kind in Kind.all {
      let (same, other) = kind.changes(wrapping)
      #expect(same.isEmpty, "\(kind.name) equals itself: \(same)")
      #expect(!other.isEmpty, "\(kind.name) differs")
      for change in same + other { #expect(change == change && !"\(change)".isEmpty) }
    }
  }

  @Test("NaNs are equal, whatever their payloads")
  func payloads() {
    let (quiet, other) = (Double.nan, Double(nan: 7, signaling: false))
    #expect(Change.between(quiet, other).isEmpty)
    #expect(Change.between([Float.nan], [Float(nan: 3, signaling: false)]).isEmpty)
    #expect(Change.between(["a": quiet], ["a": other]).isEmpty)
    #expect(Change.between((1, quiet), (1, other)).isEmpty)
    #expect(Change.between(Box(value: quiet), Box(value: other)).isEmpty)
    #expect(!Change.between(quiet, 1).isEmpty)
  }

  @Test("An empty optional differs from an optional that contains it")
  func nestedOptionals() {
    #expect(Change.between(Int??.none, .some(.none)).count == 1)
    #expect(Change.between([Int??.none], [.some(.none)]).count == 1)
    let nothing = Change.between(Int??.some(.none), .some(.none))
    #expect(nothing.isEmpty)
    #expect(Change.between(Box(value: Int??.none), Box(value: .some(.none))).map(\.path) == ["value"])
  }

  @Test("Changes of properties that `==` ignores are found in every wrapper")
  func listed() {
    let (old, new) = (Request(headers: []), Request(headers: ["a"]))
    #expect(old == new)
    #expect(Change.between(old as Request?, new).map(\.path) == ["headers"])
    #expect(Change.between([old], [new]).map(\.path) == ["[0].headers"])
    #expect(Change.between(Box(value: [old]), Box(value: [new])).map(\.path) == ["value[0].headers"])
    #expect(Change.between(Choice.some(old), .some(new)).count == 1)
  }
}

/// Two values of one kind that differ.
private struct Kind {
  let name: String
  let changes: (ComparedKindsTests.Wrapping) -> (same: [Change], other: [Change])

  init<Value>(_ first: Value, _ second: Value, copy: Value? = nil) {
    name = "\(Value.self)"
    changes = { wrapping in
      func compare<Wrapped>(_ wrap: (Value) -> Wrapped) -> (same: [Change], other: [Change]) {
        (Change.between(wrap(first), wrap(copy ?? first)), Change.between(wrap(first), wrap(second)))
      }
      return switch wrapping {
      case .none: compare { $0 }
      case .optional: compare { Optional($0) }
      case .twoOptionals: compare { Value??.some(.some($0)) }
      case .array: compare { [$0] }
      case .slice: compare { [$0, $0][1...] }
      case .dictionary: compare { ["key": $0] }
      case .tuple: compare { (1, $0) }
      case .box: compare { Box(value: $0) }
      case .choice: compare { Choice.some($0) }
      case .arrayOfOptionals: compare { [Optional($0), nil] }
      case .any: compare { $0 as Any }
      }
    }
  }
}

private struct Box<Value> {
  var value: Value
}

extension Box: Equatable where Value: Equatable {}

private enum Choice<Value> {
  case none
  case some(Value)
}

extension Choice: Equatable where Value: Equatable {}

private struct Request: PropertyListing, Equatable {
  var path = "/"
  var headers: [String]

  var listedProperties: KeyValuePairs<String, Any?> { ["path": path, "headers": headers] }

  static func == (first: Request, second: Request) -> Bool { first.path == second.path }
}

private struct Secret: CustomReflectable {
  var text: String
  var customMirror: Mirror { Mirror(self, children: [:]) }
}

private struct Half: CustomReflectable {
  var shown = 1
  var hidden: Int
  var customMirror: Mirror { Mirror(self, children: ["shown": shown]) }
}

private struct Liar: CustomStringConvertible {
  var number: Int
  var description: String { "the same" }
}

private enum Plain { case first, second }

private enum Loud: CustomStringConvertible {
  case first, second
  var description: String { "the same" }
}

private enum Strategy { case first, second, other(() -> Int) }

private indirect enum Chain: Equatable {
  case end
  case link(Int, Chain)
}

private final class Object {}

private final class Counter: Equatable {
  let count: Int
  init(_ count: Int) { self.count = count }
  static func == (first: Counter, second: Counter) -> Bool { first.count == second.count }
}

private struct Point {
  var x = 1.0
  var y: Double
}

private struct Flags: OptionSet {
  let rawValue: Int
}

private protocol Headed {
  var name: String { get }
}

extension Caption: Headed {}

private struct Caption: Equatable {
  var name: String
}

extension Kind {
  fileprivate static var all: [Kind] { numbers + texts + collections + values + oddities }

  private static var numbers: [Kind] {
    [
      Kind(1, 2), Kind(Int8(1), 2), Kind(Int16(1), 2), Kind(Int32(1), 2), Kind(Int64(1), 2), Kind(UInt(1), 2),
      Kind(UInt8(1), 2), Kind(UInt16(1), 2), Kind(UInt32(1), 2), Kind(UInt64(1), 2), Kind(1.0, 2), Kind(Float(1), 2),
      Kind(Double.nan, 1), Kind(Float.nan, 1), Kind(CGFloat.nan, 1), Kind(-0.0, 1), Kind(Decimal(1), 2),
      Kind(CGFloat(1), 2), Kind(Int128(1), 2), Kind(UInt128(1), 2), Kind(SIMD2(1.0, 2), SIMD2(1, 3)),
      Kind(SIMD4(1, 2, 3, 4), SIMD4(1, 2, 3, 5)), Kind(true, false), Kind(NSNumber(value: 1), NSNumber(value: 2)),
    ]
  }

  private static var texts: [Kind] {
    [
      Kind("a", "b"), Kind("ab".dropFirst(), "ac".dropFirst()), Kind(Character("a"), "b"),
      Kind(Unicode.Scalar(97 as UInt8), Unicode.Scalar(98)), Kind("a" as StaticString, "b"),
      Kind("a".utf8, "b".utf8), Kind("a".unicodeScalars, "b".unicodeScalars),
      Kind(AttributedString("a"), AttributedString("b")), Kind("a".startIndex, "a".endIndex),
      Kind(NSString("a"), NSString("b")),
    ]
  }

  private static var collections: [Kind] {
    [
      Kind([1], [2]), Kind([1, 2], [1]), Kind([1][...], [2][...]), Kind(ContiguousArray([1]), [2]),
      Kind(["a": 1], ["a": 2]), Kind(["a": 1], ["b": 1]), Kind([1] as Set, [2]), Kind(1..<2, 1..<3), Kind(1...2, 1...3),
      Kind(1..., 2...), Kind([1: [2.0]], [1: [3]]), Kind([Double.nan, 1], [.nan, 2], copy: [.nan, 1]),
      Kind(["a": Double.nan], ["a": 1], copy: ["a": .nan]), Kind([1, "a"] as [Any], [1, "b"]),
      Kind(["a": 1 as Any], ["a": 2]), Kind(Data([1]), Data([2])), Kind(Data(count: 99), Data(repeating: 1, count: 99)),
      Kind([1, 2, 3] as InlineArray<3, Int>, [1, 2, 4]), Kind(["a"] as InlineArray<1, String>, ["b"]),
      Kind(IndexPath(indexes: [1]), IndexPath(indexes: [2])), Kind(IndexSet([1]), IndexSet([2])),
      Kind(repeatElement(1, count: 2), repeatElement(1, count: 3)),
      Kind(Array<Int>().makeIterator(), [1].makeIterator()),
      Kind([Int?.none], [1]), Kind([Int??.none], [.some(.none)]),
      Kind(stride(from: 0, to: 2, by: 1), stride(from: 0, to: 3, by: 1)),
    ]
  }

  private static var values: [Kind] {
    [
      Kind(Int?.none, 1), Kind(Int??.none, .some(.none)), Kind(Int???.some(.none), .some(.some(.none))),
      Kind((1, "a"), (1, "b")), Kind((a: 1, b: Double.nan), (a: 1, b: 2), copy: (a: 1, b: .nan)),
      Kind(Point(y: 1), Point(y: 2)),
      Kind(Point(y: .nan), Point(y: 2)), Kind(Plain.first, .second), Kind(Loud.first, .second),
      Kind(Choice.some(1), .none),
      Kind(Chain.link(1, .end), .link(1, .link(2, .end))), Kind(Flags(rawValue: 1), Flags(rawValue: 2)),
      Kind(Result<Int, any Error>.success(1), .success(2)),
      Kind(Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2)),
      Kind(URL(filePath: "/a"), URL(filePath: "/b")), Kind(UUID(), UUID()),
      Kind(DateComponents(day: 1), DateComponents(day: 2)),
      Kind(Locale(identifier: "de"), Locale(identifier: "fr")), Kind(CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 3)),
      Kind(CGRect(x: 1, y: 2, width: 3, height: 4), CGRect.zero), Kind(Duration.seconds(1), .seconds(2)),
      Kind(AnyHashable(1), AnyHashable(2)), Kind(Notification(name: .init("a")), Notification(name: .init("b"))),
      Kind(Caption(name: "a") as any Headed, Caption(name: "b")),
      Kind(Calendar(identifier: .gregorian), Calendar(identifier: .hebrew)),
      Kind(Measurement(value: 1, unit: UnitLength.meters), Measurement(value: 2, unit: .meters)),
      Kind(DateInterval(start: .distantPast, duration: 1), DateInterval(start: .distantPast, duration: 2)),
    ]
  }

  private static var oddities: [Kind] {
    [
      Kind(Object(), Object()), Kind(Counter(1), Counter(2), copy: Counter(1)),
      Kind(Request(headers: []), Request(headers: ["a"])),
      Kind(Secret(text: "a"), Secret(text: "b")), Kind(Half(hidden: 1), Half(hidden: 2)),
      Kind(Liar(number: 1), Liar(number: 2)),
      Kind(JSONEncoder.DateEncodingStrategy.iso8601, .deferredToDate), Kind(Strategy.first, .other { 1 }),
      Kind(Int.self as Any.Type, String.self), Kind(ObjectIdentifier(Int.self), ObjectIdentifier(String.self)),
      Kind(\Point.x as AnyKeyPath, \Point.y), Kind(timespec(tv_sec: 1, tv_nsec: 2), timespec(tv_sec: 1, tv_nsec: 3)),
      Kind(UnsafeRawPointer(bitPattern: 1), UnsafeRawPointer(bitPattern: 2)),
      Kind(Box(value: Request(headers: [])), Box(value: Request(headers: ["a"]))),
      Kind(Choice.some(Request(headers: [])), .some(Request(headers: ["a"]))),
      Kind([Request(headers: [])], [Request(headers: ["a"])]),
    ] + unions
  }

  #if canImport(Glibc)
    private static var unions: [Kind] {
      [Kind(union(1), union(2), copy: union(1)), Kind(Box(value: union(1)), Box(value: union(2)))]
    }

    private static func union(_ number: Int) -> sigval {
      sigval(sival_ptr: UnsafeMutableRawPointer(bitPattern: number))
    }
  #else
    private static var unions: [Kind] { [] }
  #endif
}
