import Signals
import Testing

@Suite("The marble tests of RxSwift")
@MainActor
struct RxSwiftSemanticsTests {
  private nonisolated static let cases = [
    MarbleGroup.combining, MarbleGroup.joining, MarbleGroup.failing, MarbleGroup.grouping, MarbleGroup.choosing,
    MarbleGroup.changing, MarbleGroup.nested, MarbleGroup.switching, MarbleGroup.timed, MarbleGroup.synchronous,
  ].flatMap { $0.flatMap(\.cases) }

  @Test(
    "A timeline of RxSwift's tests has the expected outcome, and leaves nothing scheduled", arguments: cases)
  func timeline(case: MarbleCase) {
    let outcome = Marbles.events(of: `case`)
    #expect(outcome.events == Timeline.expanded(`case`.ours ?? `case`.theirs))
    #expect(outcome.waiting == 0)
  }

  @Test("A timeline whose outcome differs from RxSwift's has a reason")
  func differences() {
    for row in Self.cases {
      #expect(row.ours != row.theirs && (row.ours == nil) == (row.reason == nil), "\(row)")
    }
  }
}
