/// The lines that handlers of a test have noted, in order.
@MainActor package final class Log {
  package var lines: [String] = []

  package nonisolated init() {}

  /// Notes a line.
  package func callAsFunction(_ line: String) { lines.append(line) }

  /// Notes a line.
  package func note(_ line: String) { lines.append(line) }

  /// Notes a question, and returns the answer.
  package func asked<Answer>(_ question: String, _ answer: Answer) -> Answer {
    lines.append(question)
    return answer
  }
}
