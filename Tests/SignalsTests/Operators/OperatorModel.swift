import Signals
import Testing

/// A value or an end.
enum Happening<Value: Equatable>: Equatable {
  case value(Value)
  case finished
  case failed

  var isEnd: Bool {
    if case .value = self { false } else { true }
  }

  var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }
}

/// Something that one of the signals of an operator does: the first or, if there are two, the second.
struct Step: Equatable {
  let isFirst: Bool
  let happening: Happening<Int>
}

/// An operator, and a plain function that says what it delivers for all that has happened.
struct OperatorModel: Sendable, CustomTestStringConvertible {
  typealias Outcome = [Happening<String>]

  let name: String
  let apply: @MainActor @Sendable (Input<Int>, Input<Int>) -> Signal<String>

  /// Returns what has been delivered after some steps. What follows an end is ignored.
  let outcome: @Sendable ([Step]) -> Outcome

  var testDescription: String { name }

  /// An operator on one signal.
  static func one<Result>(
    _ name: String,
    _ apply: @escaping @MainActor @Sendable (Signal<Int>) -> Signal<Result>,
    _ values: @escaping @Sendable (_ values: [Int], _ end: Happening<Int>?) -> ([Result], Happening<String>?)
  ) -> OperatorModel {
    OperatorModel(name: name) { first, _ in
      apply(first.signal).map { "\($0)" }
    } outcome: { steps in
      let happened = steps.filter(\.isFirst).map(\.happening)
      let (results, end) = values(happened.compactMap(\.value), happened.first(where: \.isEnd))
      return results.map { .value("\($0)") } + (end.map { [$0] } ?? [])
    }
  }

  /// An operator on one signal that passes on the end.
  static func passing<Result>(
    _ name: String,
    _ apply: @escaping @MainActor @Sendable (Signal<Int>) -> Signal<Result>,
    _ values: @escaping @Sendable (_ values: [Int]) -> [Result]
  ) -> OperatorModel {
    one(name, apply) { (values($0), $1?.asText) }
  }

  /// An operator on one signal that delivers something more when it finishes.
  static func finishing<Result>(
    _ name: String,
    _ apply: @escaping @MainActor @Sendable (Signal<Int>) -> Signal<Result>,
    _ values: @escaping @Sendable (_ values: [Int], _ hasFinished: Bool) -> [Result]
  ) -> OperatorModel {
    one(name, apply) { (values($0, $1 == .finished), $1?.asText) }
  }

  /// An operator on two signals, whose function sees the steps up to the first that ends it.
  static func two<Result>(
    _ name: String,
    _ apply: @escaping @MainActor @Sendable (Input<Int>, Input<Int>) -> Signal<Result>,
    _ values: @escaping @Sendable ([Step]) -> (values: [Result], end: Happening<String>?)
  ) -> OperatorModel {
    OperatorModel(name: name, apply: { apply($0, $1).map { "\($0)" } }) { steps in
      var result: (values: [Result], end: Happening<String>?) = ([], nil)
      for count in 0...steps.count where result.end == nil { result = values(Array(steps.prefix(count))) }
      return result.values.map { .value("\($0)") } + (result.end.map { [$0] } ?? [])
    }
  }
}

extension Happening {
  /// An end, without the type of the values.
  var asText: Happening<String>? {
    switch self {
    case .value: nil
    case .finished: .finished
    case .failed: .failed
    }
  }
}

extension [Step] {
  func values(first: Bool) -> [Int] { filter { $0.isFirst == first }.compactMap(\.happening.value) }

  func hasFinished(first: Bool) -> Bool { contains(Step(isFirst: first, happening: .finished)) }

  func count(_ happening: Happening<Int>) -> Int { count { $0.happening == happening } }

  /// The failure of either signal.
  var failure: Happening<String>? { contains { $0.happening == .failed } ? .failed : nil }

  /// The steps before and after the first value of the second signal.
  var aroundSecond: (before: [Step], after: [Step]) {
    let index = firstIndex { !$0.isFirst && !$0.happening.isEnd } ?? count
    return (Array(prefix(index)), Array(dropFirst(index)))
  }
}
