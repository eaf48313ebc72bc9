import Foundation
import Pipe
import Testing

private struct Refused: Error {}
private struct Box: Equatable, Sendable { var size = Size() }
private struct Size: Equatable, Sendable { var width = 0 }
private final class Inner { var isDone = false; func finish() { isDone = true } }
private final class Outer { var inner = Inner() }

private func increment(_ number: Int) -> Int { number + 1 }
private func square(_ number: Int) -> Int { number * number }
private func text(_ number: Int) -> String { "\(number)" }
private func refuse(_ number: Int) throws -> Int { throw Refused() }
private func allow(_ number: Int) throws -> Int { number + 1 }
private func add(_ number: inout Int) { number += 1 }
private func multiply(_ number: inout Int) { number *= number }
private func addOrRefuse(_ number: inout Int) throws { throw Refused() }
private func currency(_ formatter: NumberFormatter) { formatter.numberStyle = .currency }

/// A test of Overture or Prelude: what it computes there and here, as text; `throws` stands for an error.
struct CompositionCase: Sendable, CustomStringConvertible {
  let name: String
  let theirs: String
  var ours: String?
  var reason: String?
  let compute: @Sendable () throws -> Any

  var description: String { name }

  init(
    _ name: String, _ theirs: String, ours: String? = nil, because reason: String? = nil,
    _ compute: @escaping @Sendable () throws -> Any
  ) {
    (self.name, self.theirs, self.ours, self.reason, self.compute) = (name, theirs, ours, reason, compute)
  }

  /// Returns the result as text.
  func outcome() -> String {
    do { return "\(try compute())" } catch { return "throws" }
  }
}

@Suite("The tests of Overture and Prelude")
struct OvertureSemanticsTests {
  static let functions = [
    CompositionCase("testPipe2, testCompose2", "2") { (increment >>> text)(1) },
    CompositionCase("testPipe3, testCompose3", "3") { (increment >>> increment >>> text)(1) },
    CompositionCase("testPipe4, testCompose4", "4") { (increment >>> increment >>> increment >>> text)(1) },
    CompositionCase("testPipe5, testCompose5", "5") {
      (increment >>> increment >>> increment >>> increment >>> text)(1)
    },
    CompositionCase("testPipe6, testCompose6", "6") {
      (increment >>> increment >>> increment >>> increment >>> increment >>> text)(1)
    },
    CompositionCase("testThrowingPipe2, testThrowingCompose2", "2") { try 1 |> allow |> text },
    CompositionCase("testThrowingPipe2: an error", "throws") { try 1 |> refuse |> text },
    CompositionCase("testThrowingPipe3, testThrowingCompose3", "3") { try 1 |> increment |> allow |> text },
    CompositionCase("testThrowingCompose3: an error", "throws") { try 1 |> refuse |> increment |> text },
    CompositionCase("testThrowingPipe6: an error", "throws") {
      try 1 |> increment |> increment |> increment |> increment |> refuse |> text
    },
    CompositionCase("testConcat", "82") { (increment <> increment <> square <> square <> increment)(1) },
    CompositionCase("testConcat: a closure", "82") { (increment <> increment <> square <> square <> { $0 + 1 })(1) },
    CompositionCase("testThrowingConcat", "82") { try 1 |> increment |> allow |> square |> square |> increment },
    CompositionCase("testThrowingConcat: an error", "throws") { try 1 |> increment |> increment |> square |> refuse },
    CompositionCase("testInoutConcat", "82") {
      var number = 1
      (add <> add <> multiply <> multiply <> add)(&number)
      return number
    },
    CompositionCase("testInoutConcat: a closure", "82") {
      var number = 1
      (add <> add <> multiply <> multiply <> { (number: inout Int) in number += 1 })(&number)
      return number
    },
    CompositionCase("testThrowingInoutConcat: an error at first", "1") {
      number(after: { try $0 |> addOrRefuse |> add |> multiply })
    },
    CompositionCase("testThrowingInoutConcat: an error in the middle", "9", ours: "1", because: "copies are changed") {
      number(after: { try $0 |> add |> add |> multiply |> addOrRefuse })
    },
    CompositionCase("testThrowingInoutConcat: an error at last", "81", ours: "1", because: "copies are changed") {
      number(after: { try $0 |> add |> add |> multiply |> multiply |> addOrRefuse })
    },
    CompositionCase("testWith", "2") { 1 |> increment },
    CompositionCase("testWith: a throwing function", "2") { try 1 |> allow },
    CompositionCase("testWith: an error", "throws") { try 1 |> refuse },
    CompositionCase("testInPlaceWith", "2") {
      var number = 1
      Mod(add)(&number)
      return number
    },
    CompositionCase("testValueCopyableWith", "2") { 1 |> add },
    CompositionCase("testValueCopyableWith: an error", "throws") { try 1 |> addOrRefuse },
    CompositionCase("testReferenceMutableWith", "currency") {
      (NumberFormatter() |> currency).numberStyle == .currency ? "currency" : "none"
    },
    CompositionCase("testAmbiguity", "true true") {
      "\(configure(Inner()) { $0.finish() }.isDone) \((Inner() |> { $0.finish() }).isDone)"
    },
  ]

  static let keyPaths = [
    CompositionCase("testGet", "[1, 2, 3]") { [".", "..", "..."].map { $0 |> \.count } },
    CompositionCase("testGet of Prelude", "3") { [1, 2, 3] |> \.count },
    CompositionCase("testProp, testOver", "1") { (Box() |> \.size.width %~ { $0 + 1 }).size.width },
    CompositionCase("testSet, testInoutMut", "1") { (Box() |> \.size.width .~ 1).size.width },
    CompositionCase("testInoutMprop, testInoutMver", "1") {
      (Box() |> Mod.at(\.size, Mod { $0.width += 1 })).size.width
    },
    CompositionCase("testAnyObjectInoutMprop, testAnyObjectInoutMver", "true") {
      (Inner() |> \.isDone %~ { !$0 }).isDone
    },
    CompositionCase("testAnyObjectAnyObjectMprop, testAnyObjectAnyObjectMver", "true") {
      (Outer() |> Mod.at(\.inner, Mod { $0.finish() })).inner.isDone
    },
    CompositionCase("testAnyObjectMut", "true") { (Inner() |> \.isDone .~ true).isDone },
    CompositionCase("testOver of Prelude", "2") { (Size(width: 1) |> \.width %~ { $0 + 1 }).width },
    CompositionCase("testSet of Prelude", "2") { (Size(width: 1) |> \.width .~ 2).width },
  ]

  /// Returns a number that begins as 1, after a change of it has thrown an error.
  private static func number(after change: (Int) throws -> Int) -> Int {
    var number = 1
    do { number = try change(number) } catch {}
    return number
  }

  @Test("A composition from Overture's tests has the expected result", arguments: functions + keyPaths)
  func result(row: CompositionCase) {
    #expect(row.outcome() == row.ours ?? row.theirs)
  }
}
