import LiveTesting

/// What has happened, in its order.
@MainActor
final class Log {
  var lines: [String] = []

  func callAsFunction(_ line: String) {
    lines.append(line)
  }

  /// Notes a question, and gives the answer.
  func asked<Answer>(_ question: String, _ answer: Answer) -> Answer {
    lines.append(question)
    return answer
  }
}

extension Mod where Root: Control {
  /// Notes everything that happens to a control.
  @MainActor
  static func logged(in log: Log) -> Mod {
    Mod {
      for (event, name) in ControlEvents.names {
        Event<Root, Root>.action(event) --> { _ in log(name) }
      }
    }
  }
}
