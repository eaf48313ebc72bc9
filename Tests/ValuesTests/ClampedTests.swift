import Testing

@testable import Values

struct ClampedTests {
  @Test(
    "A value in the range is kept, and another is clamped to the nearer bound", arguments: [(-1, 0), (4, 4), (11, 10)])
  func clamps(value: Int, clamped: Int) {
    #expect(value.clamped(to: 0...10) == clamped)
  }

  @Test("NaN is clamped to the lower bound")
  func notANumber() {
    #expect(Double.nan.clamped(to: 0...1) == 0)
  }

  @Test("If the bounds cross, values are clamped to the lower one", arguments: [-1, 3, 11])
  func crossedBounds(value: Int) {
    #expect(value.clamped(from: 5, to: 1) == 5)
  }
}
