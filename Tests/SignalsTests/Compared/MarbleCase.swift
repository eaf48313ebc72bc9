import Signals

/// A test of RxSwift as data: the timelines of the sources, the outcome there, and the outcome here if it differs.
///
/// A row is `Name(number)@end sources => theirs`, or `… => theirs != ours (reason)`. Sources are separated by `;`. A
/// line that does not begin with a letter continues a row.
///
/// `210:2` is the value 2 after 210 seconds, `230:|` the finish, `240:!` a failure, and `-` no event. `+10:2` counts
/// from the subscription, and `=1 2 |` delivers all at it. Other sources have sent 1 before the subscription, which
/// lasts from 200 to `end`, or else to 1000.
struct MarbleCase: Sendable, CustomStringConvertible {
  typealias Operation = @MainActor @Sendable (Marbles) -> Signal<String>

  let name: String
  let number: Int
  let end: Int
  let sources: [String]
  let theirs: String
  let ours: String?
  let reason: String?
  let operation: Operation

  var description: String { name }

  init?(_ row: String, _ operation: @escaping Operation) {
    let sides = row.split(separator: " => ")
    guard sides.count == 2, let space = sides[0].firstIndex(of: " ") else { return nil }
    let head = sides[0][..<space].split(separator: "@")
    let call = head[0].split { $0 == "(" || $0 == ")" }
    name = String(call[0])
    number = call.count > 1 ? Int(call[1]) ?? 0 : 0
    end = head.count > 1 ? Int(head[1]) ?? 0 : 1000
    sources = sides[0][space...].split(separator: ";").map { Self.trimmed($0) }
    let outcomes = sides[1].split(separator: " != ")
    theirs = Self.trimmed(outcomes[0])
    let difference = outcomes.count > 1 ? outcomes[1].split(separator: " (") : []
    ours = difference.first.map { Self.trimmed($0) }
    reason = difference.count > 1 ? String(difference[1].dropLast()) : nil
    self.operation = operation
  }

  private static func trimmed(_ text: Substring) -> String {
    text.split(separator: " ").joined(separator: " ")
  }
}

/// The cases of an operator.
struct MarbleGroup: Sendable {
  let cases: [MarbleCase]

  init(_ table: String, _ operation: @escaping MarbleCase.Operation) {
    var rows: [String] = []
    for line in table.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if let last = rows.last, line.first?.isLetter != true {
        rows[rows.count - 1] = "\(last) \(line)"
      } else {
        rows.append(String(line))
      }
    }
    cases = rows.compactMap { MarbleCase($0, operation) }
    precondition(cases.count == rows.count, "A row has no outcome.")
  }
}

extension SignalConvertible {
  /// Delivers the values as text without spaces.
  @MainActor var shown: Signal<String> { map { "\($0)".filter { $0 != " " } } }
}
