import Signals

extension OperatorModel {
  /// An operator that follows two values of the second signal for each value of the first, so many at a time.
  private static func concurrent(
    _ name: String, limit: Int, drops: Bool = false,
    _ apply: @escaping @MainActor @Sendable (Signal<Int>, @escaping (Int) -> Signal<Int>) -> Signal<Int>
  ) -> OperatorModel {
    .two(name, { first, second in apply(first.signal) { number in second.map { number * 10 + $0 }.prefix(2) } }) {
      var (results, waiting): ([Int], [Int]) = ([], [])
      var running: [(number: Int, rest: Int)] = []
      var ends: (first: Bool, second: Happening<Int>?) = (false, nil)
      var result: Happening<String>?
      for step in $0 where result == nil {
        switch (step.isFirst, step.happening) {
        case (true, .value(let number)): if !drops || running.isEmpty { waiting.append(number) }
        case (true, .finished): ends.first = true
        case (true, .failed): result = .failed
        case (false, .value(let number)):
          for index in running.indices {
            results.append(running[index].number * 10 + number)
            running[index].rest -= 1
          }
          running.removeAll { $0.rest == 0 }
        case (false, let end): ends.second = end
        }
        while running.count < limit, !waiting.isEmpty { running.append((waiting.removeFirst(), 2)) }
        if let end = ends.second, !running.isEmpty {
          if end == .failed { result = .failed }
          (running, waiting) = ([], [])
        }
        if result == nil, ends.first, running.isEmpty, waiting.isEmpty { result = .finished }
      }
      return (results, result)
    }
  }

  static let concurrent: [OperatorModel] = [
    concurrent("concatMap of inputs", limit: 1) { $0.concatMap($1) },
    concurrent("flatMapFirst of inputs", limit: 1, drops: true) { $0.flatMapFirst($1) },
    concurrent("flatMap(maxConcurrent: 2) of inputs", limit: 2) { $0.flatMap(maxConcurrent: 2, $1) },
    concurrent("flatMap of inputs", limit: .max) { $0.flatMap($1) },
    .two("race", { $0.race($1) }) { steps in
      guard let winner = steps.first?.isFirst else { return ([], nil) }
      let end = steps.first { $0.isFirst == winner && $0.happening.isEnd }
      return (steps.values(first: winner), end?.happening.asText)
    },
  ]
}
