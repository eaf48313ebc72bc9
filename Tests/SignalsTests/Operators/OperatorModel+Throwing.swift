import Signals

extension OperatorModel {
  /// Returns a number, or throws if it is 4.
  private static func notFour(_ number: Int) throws -> Int {
    if number == 4 { throw Broken() }
    return number
  }

  /// An operator whose closure throws for 4: it delivers what `values` says of the values before, and fails.
  private static func throwing<Result>(
    _ name: String, _ apply: @escaping @MainActor @Sendable (Signal<Int>) -> Signal<Result>,
    _ values: @escaping @Sendable ([Int]) -> [Result]
  ) -> OperatorModel {
    .one(name, apply) { all, end in
      (values(Array(all.prefix { $0 != 4 })), all.contains(4) ? .failed : end?.asText)
    }
  }

  static let throwing: [OperatorModel] = [
    throwing("tryFilter", { $0.tryFilter { try notFour($0) > 2 } }) { $0.filter { $0 > 2 } },
    throwing("tryCompactMap", { $0.tryCompactMap { try notFour($0) > 2 ? -$0 : nil } }) {
      $0.compactMap { $0 > 2 ? -$0 : nil }
    },
    throwing("tryScan", { $0.tryScan(1) { try $0 * 2 + notFour($1) } }) { values in
      values.indices.map { values[...$0].reduce(1) { $0 * 2 + $1 } }
    },
    // The first value is compared with nothing.
    .one("tryRemoveDuplicates", { $0.tryRemoveDuplicates { try $0 == notFour($1) } }) { values, end in
      let fault = values.indices.first { $0 > 0 && values[$0] == 4 }
      let kept = values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }.prefix { $0 < fault ?? .max }
      return (kept.map { values[$0] }, fault == nil ? end?.asText : .failed)
    },
    .one("tryReduce", { $0.tryReduce(1) { try $0 * 2 + notFour($1) } }) { values, end in
      if values.contains(4) { return ([], .failed) }
      return (end == .finished ? [values.reduce(1) { $0 * 2 + $1 }] : [], end?.asText)
    },
    .one("tryFirst", { $0.tryFirst { try notFour($0) > 2 } }) { values, end in
      let first = values.first { $0 > 2 }
      if first == 4 { return ([], .failed) }
      return (first.map { [$0] } ?? [], first == nil ? end?.asText : .finished)
    },
    .one("tryPrefix", { $0.tryPrefix { try notFour($0) < 3 } }) { values, end in
      let rest = values.first { $0 > 2 }
      return (Array(values.prefix { $0 < 3 }), rest == 4 ? .failed : rest == nil ? end?.asText : .finished)
    },
    .one("tryDrop", { $0.tryDrop { try notFour($0) < 3 } }) { values, end in
      let rest = Array(values.drop { $0 < 3 })
      return rest.first == 4 ? ([], .failed) : (rest, end?.asText)
    },
    .one("tryCatch", { $0.tryCatch { _ in Signal.from([8, try notFour(9)]) } }) { values, end in
      (values + (end == .failed ? [8, 9] : []), end == nil ? nil : .finished)
    },
    .one("tryCatch that throws", { $0.tryCatch { _ in Signal.from([try notFour(4)]) } }) { ($0, $1?.asText) },
  ]
}
