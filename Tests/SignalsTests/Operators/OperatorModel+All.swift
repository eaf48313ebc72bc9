import Signals

extension OperatorModel {
  static let all = transforming + throwing + limiting + gathering + ending + combining + concurrent

  private static let transforming: [OperatorModel] = [
    .passing("map", { $0.map { $0 + 1 } }) { $0.map { $0 + 1 } },
    .passing("!", { !$0.map { $0 > 2 } }) { $0.map { $0 <= 2 } },
    .passing("filter", { $0.filter { $0 > 2 } }) { $0.filter { $0 > 2 } },
    .passing("compactMap", { $0.compactMap { $0 > 2 ? -$0 : nil } }) { $0.compactMap { $0 > 2 ? -$0 : nil } },
    .passing("scan", { $0.scan(1) { $0 * 2 + $1 } }) { values in
      values.indices.map { values[...$0].reduce(1) { $0 * 2 + $1 } }
    },
    .passing("removeDuplicates", { $0.removeDuplicates() }) { values in
      values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }.map { values[$0] }
    },
    .passing("pairwise", { $0.pairwise() }) { Array(zip($0, $0.dropFirst())) },
    .passing("prepend", { $0.prepend(8, 9) }) { [8, 9] + $0 },
    .passing("prepend a signal", { $0.prepend(Signal.from([8, 9])) }) { [8, 9] + $0 },
    .passing("share", { $0.share() }) { $0 },
    .passing("replay", { $0.replay(2) }) { $0 },
    .passing("handleEvents", { $0.handleEvents() }) { $0 },
    .passing("print", { $0.print(to: { _ in }) }) { $0 },
    .passing("merge", { $0.merge(Signal.empty) }) { $0 },
    .passing("an operator of one's own", { $0.enumerated() }) { Array($0.enumerated().map { ($0, $1) }) },
    .passing("ignoreElements", { $0.ignoreElements() }) { _ in [Int]() },
    .one("tryMap", { $0.tryMap { if $0 == 4 { throw Broken() } else { $0 } } }) { values, end in
      (Array(values.prefix { $0 != 4 }), values.contains(4) ? .failed : end?.asText)
    },
    .one("flatMap", { $0.flatMap { Signal.from([$0, -$0]) } }) { ($0.flatMap { [$0, -$0] }, $1?.asText) },
    .one("concatMap", { $0.concatMap { Signal.from([$0, -$0]) } }) { ($0.flatMap { [$0, -$0] }, $1?.asText) },
    .one("flatMapFirst", { $0.flatMapFirst { Signal.from([$0, -$0]) } }) { ($0.flatMap { [$0, -$0] }, $1?.asText) },
    .one("merge(maxConcurrent:)", { $0.map { Signal.from([$0, -$0]) }.merge(maxConcurrent: 0) }) {
      ($0.flatMap { [$0, -$0] }, $1?.asText)
    },
    .passing("groupBy", { $0.groupBy { $0 % 2 }.flatMap { group in group.map { group.key + 2 * $0 } } }) {
      $0.map { $0 % 2 + 2 * $0 }
    },
    .one("switchToLatest", { $0.map { Signal.from([$0, -$0]) }.switchToLatest() }) {
      ($0.flatMap { [$0, -$0] }, $1?.asText)
    },
  ]

  private static let limiting: [OperatorModel] =
    (-1...4).flatMap { count -> [OperatorModel] in
      [
        .one("prefix(\(count))", { $0.prefix(count) }) { values, end in
          (Array(values.prefix(max(count, 0))), values.count >= count ? .finished : end?.asText)
        },
        .passing("drop(\(count))", { $0.drop(count) }) { Array($0.dropFirst(max(count, 0))) },
      ]
    } + [
      .one("prefix(while:)", { $0.prefix { $0 < 4 } }) { values, end in
        (Array(values.prefix { $0 < 4 }), values.contains { $0 >= 4 } ? .finished : end?.asText)
      },
      .passing("drop(while:)", { $0.drop { $0 < 4 } }) { Array($0.drop { $0 < 4 }) },
      .one("first", { $0.first() }) { ($0.first.map { [$0] } ?? [], $0.isEmpty ? $1?.asText : .finished) },
      .one("first(where:)", { $0.first { $0 > 3 } }) { values, end in
        let first = values.first { $0 > 3 }
        return (first.map { [$0] } ?? [], first == nil ? end?.asText : .finished)
      },
      .two("prefix(until:)", { $0.prefix(until: $1) }) { steps in
        let (before, after) = steps.aroundSecond
        let end: Happening<String>? =
          before.failure ?? (before.hasFinished(first: true) || !after.isEmpty ? .finished : nil)
        return (before.values(first: true), end)
      },
      .two("drop(until:)", { $0.drop(until: $1) }) { steps in
        let (before, after) = steps.aroundSecond
        let failure = before.failure ?? after.filter(\.isFirst).failure
        return (after.values(first: true), failure ?? (steps.hasFinished(first: true) ? .finished : nil))
      },
    ]

  private static let gathering: [OperatorModel] =
    [
      .finishing("collect", { $0.collect() }) { $1 ? [$0] : [] },
      .finishing("reduce", { $0.reduce(1) { $0 * 2 + $1 } }) { $1 ? [$0.reduce(1) { $0 * 2 + $1 }] : [] },
      .finishing("last", { $0.last() }) { values, isOver in values.last.map { isOver ? [$0] : [] } ?? [] },
      .finishing("last(where:)", { $0.last { $0 < 3 } }) { values, isOver in
        values.last { $0 < 3 }.map { isOver ? [$0] : [] } ?? []
      },
      .finishing("chunked(by:)", { $0.chunked(by: <=) }) { values, isOver in
        var chunks: [[Int]] = []
        for (index, value) in values.enumerated() {
          if index > 0, values[index - 1] <= value {
            chunks[chunks.count - 1].append(value)
          } else {
            chunks.append([value])
          }
        }
        return isOver ? chunks : chunks.dropLast()
      },
      .finishing("append", { $0.append(8, 9) }) { $0 + ($1 ? [8, 9] : []) },
      .finishing("append a signal", { $0.append(Signal.from([8, 9])) }) { $0 + ($1 ? [8, 9] : []) },
    ]
    + (0...3).map { count in
      .finishing("collect(\(count))", { $0.collect(count) }) { values, isOver in
        let size = max(count, 1)
        return stride(from: 0, to: values.count, by: size).map { Array(values[$0..<min($0 + size, values.count)]) }
          .filter { isOver || $0.count == size }
      }
    }

  private static let ending: [OperatorModel] = [
    .one("catch", { $0.catch { _ in Signal.from([8, 9]) } }) { values, end in
      (values + (end == .failed ? [8, 9] : []), end == nil ? nil : .finished)
    },
    .one("replaceError", { $0.replaceError(with: 8) }) { values, end in
      (values + (end == .failed ? [8] : []), end == nil ? nil : .finished)
    },
    .one("mapError", { $0.mapError { _ in Broken() } }) { ($0, $1?.asText) },
    .one("materialize", { $0.materialize().map { if case .value(let value) = $0 { value } else { -1 } } }) {
      ($0 + ($1 == nil ? [] : [-1]), $1 == nil ? nil : .finished)
    },
    .one("dematerialize", { $0.materialize().dematerialize() }) { ($0, $1?.asText) },
    .one("retry", { $0.retry(0) }) { ($0, $1?.asText) },
  ]

  private static let combining: [OperatorModel] = [
    .two("zip", { $0.zip($1) }) { steps in
      let (first, second) = (steps.values(first: true), steps.values(first: false))
      let isOver =
        steps.hasFinished(first: true) && first.count <= second.count
        || steps.hasFinished(first: false) && second.count <= first.count
      return (Array(zip(first, second)), steps.failure ?? (isOver ? .finished : nil))
    },
    .two("combineLatest", { $0.combineLatest($1) }) { ($0.latest.map { ($0[0], $0[1]) }, $0.endOfBoth) },
    .two("&&", { $0.map { $0 > 2 } && $1.map { $0 > 2 } }) {
      ($0.latest.map { $0[0] > 2 && $0[1] > 2 }, $0.endOfBoth)
    },
    .two("||", { $0.map { $0 > 2 } || $1.map { $0 > 2 } }) {
      ($0.latest.map { $0[0] > 2 || $0[1] > 2 }, $0.endOfBoth)
    },
    .two("combineLatest of a list", { Signal.combineLatest([$0, $1]) }) { ($0.latest, $0.endOfBoth) },
    .two("merge of inputs", { $0.merge($1) }) { ($0.compactMap(\.happening.value), $0.endOfBoth) },
    .two("merge of a list", { Signal.merge([$0, $1]) }) { ($0.compactMap(\.happening.value), $0.endOfBoth) },
    .two("withLatestFrom", { $0.withLatestFrom($1) { $0 * 10 + $1 } }) { steps in
      let values = steps.indices.compactMap { index -> Int? in
        guard steps[index].isFirst, let value = steps[index].happening.value else { return nil }
        return steps[..<index].last { !$0.isFirst && !$0.happening.isEnd }?.happening.value.map { value * 10 + $0 }
      }
      return (values, steps.failure ?? (steps.hasFinished(first: true) ? .finished : nil))
    },
    .two("sample", { $0.sample($1) }) { steps in
      var (values, latest): ([Int], Int?) = ([], nil)
      for step in steps {
        guard let value = step.happening.value else { continue }
        if step.isFirst {
          latest = value
        } else {
          if let latest { values.append(latest) }
          latest = nil
        }
      }
      let isOver = steps.hasFinished(first: false) || steps.hasFinished(first: true) && latest == nil
      return (values, steps.failure ?? (isOver ? .finished : nil))
    },
    .two("concat", { Signal.concat([$0, $1]) }) { steps in
      let index = steps.firstIndex { $0.isFirst && $0.happening.isEnd } ?? steps.count
      let (first, second) = (Array(steps.prefix(index + 1)), Array(steps.dropFirst(index)))
      // What the second signal does before its turn is not heard, except for its end, which a subscriber is told of.
      let end = steps.first { !$0.isFirst && $0.happening.isEnd }?.happening
      let hasFailed = first.contains(Step(isFirst: true, happening: .failed))
      return (
        first.values(first: true) + second.values(first: false),
        hasFailed ? .failed : first.hasFinished(first: true) ? end?.asText : nil
      )
    },
  ]
}

extension [Step] {
  /// The latest values of both signals after each value, once there are two.
  fileprivate var latest: [[Int]] {
    indices.filter { !self[$0].happening.isEnd }.compactMap { index in
      let past = Array(self[...index])
      guard let first = past.values(first: true).last, let second = past.values(first: false).last else { return nil }
      return [first, second]
    }
  }

  /// The end of a signal that finishes with the last of two, and fails with the first.
  fileprivate var endOfBoth: Happening<String>? { failure ?? (count(.finished) == 2 ? .finished : nil) }
}

extension SignalConvertible {
  /// Delivers each value with the number of values before it.
  func enumerated() -> Signal<(Int, Value)> {
    transform { downstream in
      var count = 0
      return Operator { value in
        downstream.send((count, value))
        count += 1
      }
    }
  }
}
