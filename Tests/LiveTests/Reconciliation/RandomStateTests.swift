import LiveTesting
import TestSupport
import Testing

/// A component in a random tree.
private struct Plan: Equatable {
  let path: String
  let isCounter: Bool
  let title: String
  let inside: [Plan]

  @MainActor var widget: Composed {
    let key = WidgetKey(path)
    return isCounter ? Counter(plan: self).with(.key(key)) : Doubler(plan: self).with(.key(key))
  }

  /// A tree whose components have few different paths, in any order.
  static func random(_ path: String, depth: Int, _ random: inout SeededGenerator) -> Plan {
    let ids = depth == 0 ? [] : (0..<3).shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random))
    return Plan(
      path: path, isCounter: Int.random(in: 0..<8, using: &random) > 0,
      title: "title \(Int.random(in: 0..<3, using: &random))",
      inside: ids.map { Plan.random("\(path)/\($0)", depth: depth - 1, &random) })
  }
}

/// A component without a way to compare it.
private struct Counter: Component {
  let plan: Plan
  @Variable var count = 0

  var body: Children {
    Button("+", .accessibilityIdentifier(plan.path), .tapped --> { count += 1 })
    Label(.text <-- $count.map { "\(plan.path) \(plan.title): \($0)" })
    VStack { plan.inside.map { $0.widget as any Widget } }
  }
}

/// A component that can be compared, of several states.
private struct Doubler: Component, Equatable {
  let plan: Plan
  @Variable var isOdd = false
  @Variable var count = 1

  var body: Children {
    Button(
      "+", .accessibilityIdentifier(plan.path),
      .tapped
        --> {
          count *= 2
          isOdd.toggle()
        })
    for widget in plan.inside.map(\.widget) { widget }
    Label(.text <-- $count.combineLatest($isOdd) { "\(plan.path) \(plan.title): \($0) \($1)" })
  }
}

/// What is expected of a component and those inside it.
private struct Expected {
  let plan: Plan
  var taps = 0
  var inside: [String: Expected] = [:]

  /// What stays of what was there before.
  init(_ plan: Plan, after old: Expected?) {
    self.plan = plan
    let old = old?.plan.isCounter == plan.isCounter ? old : nil
    taps = old?.taps ?? 0
    for inner in plan.inside { inside[inner.path] = Expected(inner, after: old?.inside[inner.path]) }
  }

  mutating func tap(_ path: String) {
    if plan.path == path { taps += 1 }
    for key in inside.keys { inside[key]?.tap(path) }
  }

  var paths: [String] { [plan.path] + plan.inside.flatMap { inside[$0.path]?.paths ?? [] } }

  var texts: [String] {
    let inner = plan.inside.flatMap { inside[$0.path]?.texts ?? [] }
    let text = "\(plan.path) \(plan.title): "
    return plan.isCounter ? ["\(text)\(taps)"] + inner : inner + ["\(text)\(1 << taps) \(taps % 2 == 1)"]
  }
}

@MainActor
struct RandomStateTests {
  @Test(
    "The state of each component in a random tree is what a model predicts",
    arguments: LongForm.seeds(10, ofSteps: 1_000))
  func model(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var plan = Plan.random("root", depth: 2, &random)
    var expected = Expected(plan, after: nil)
    let tree = LiveTree(plan) { View(.children([$0.widget])) }
    for _ in 0..<1_000 {
      if Bool.random(using: &random) {
        plan = Plan.random("root", depth: 2, &random)
        expected = Expected(plan, after: expected)
        tree.state = plan
      } else {
        let path = try #require(expected.paths.randomElement(using: &random))
        try tree.find(.identifier(path)).tap()
        expected.tap(path)
      }
      let texts = texts(tree.root)
      guard texts == expected.texts else {
        Issue.record("\(texts) instead of \(expected.texts)")
        return
      }
    }
  }

  private func texts(_ node: Node) -> [String] {
    (node[Label.self]?.text).map { [$0] } ?? node.children.flatMap(texts)
  }
}
