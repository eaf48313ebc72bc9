import Mod
import Testing

private enum Style: Equatable {
  case plain, bold
}

/// Prints itself on as many lines as it has.
private struct Poem: CustomStringConvertible, Equatable {
  var description = ""
}

@Suite("A change")
struct ChangeTests {
  @Test("A change equals another to the same property with the same values")
  func equality() {
    let change = Change("lines", from: 1, to: 2)
    #expect(change == Change("lines", from: 1, to: 2))
    #expect(change != Change("rows", from: 1, to: 2))
    #expect(change != Change("lines", from: 0, to: 2))
    #expect(change != Change("lines", from: 1, to: 3))
    #expect(change != Change("lines", from: 1, to: 2.0))
    #expect(change != Change("lines", from: nil, to: 2))
    #expect(Change("style", from: Style.plain, to: Style.bold) == Change("style", from: Style.plain, to: Style.bold))
  }

  @Test("Nested optionals in a change are flattened")
  func optionals() {
    let nested: Int?? = .some(.some(2))
    #expect(Change("a", from: Int??.some(nil) as Any, to: nested as Any) == Change("a", from: nil, to: 2))
    #expect(Change("a", from: Int?.none, to: 2).old == nil)
  }

  @Test("A change with values that are not numbers (NaN) equals itself")
  func notANumber() {
    #expect(Change("a", from: Double.nan, to: [Float.nan]) == Change("a", from: Double.nan, to: [Float.nan]))
  }

  @Test("A change prints its values as Swift writes them")
  func printing() {
    #expect("\(Change("a", from: "x\n\"y\"", to: ""))" == #"a: "x\n\"y\"" → """#)
    #expect("\(Change("a", from: Style.plain, to: [Style.bold]))" == "a: .plain → [.bold]")
    #expect("\(Change("a", from: "ab".dropFirst(), to: ["k": ["v"]]))" == #"a: "b" → ["k": ["v"]]"#)
    #expect("\(Change("a", from: Int?.some(1), to: Int??.some(nil) as Any))" == "a: 1 → nil")
    #expect("\(Change("a", from: 1..<3, to: [Int?.none, 2]))" == "a: 1..<3 → [nil, 2]")
  }

  @Test("A change prints multi-line values on one line, and keeps the spaces in others")
  func lines() {
    let change = Change("poem", from: Poem(description: "one  line"), to: Poem(description: "a rose\n  is"))
    #expect("\(change)" == "poem: one  line → a rose is")
  }
}
