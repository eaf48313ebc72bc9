import Observation
import Testing

@testable import Live

private struct Counting: Component {
  let count: Var<Int>

  var body: Children { Label(next) }

  private var next: String {
    count.set(count.value + 1)
    return "\(count.value)"
  }
}

@Observable @MainActor private final class Scores {
  var first = 0
  var second = 0

  func ping() -> String {
    second = first + 1
    return "ping"
  }

  func pong() -> String {
    first = second + 1
    return "pong"
  }
}

/// A component that changes what ``Pong`` reads.
private struct Ping: Component {
  let scores: Scores

  var body: Children { Label(scores.ping()) }
}

/// A component that changes what ``Ping`` reads.
private struct Pong: Component {
  let scores: Scores

  var body: Children { Label(scores.pong()) }
}

@MainActor
@Suite("Updates that do not settle")
struct UnsettledErrorTests {
  @Test("A body that changes the state it reads is read 100 times more, and its component is reported")
  func body() {
    let count = Var(0)
    let tree = LiveTree(VStack { Counting(count: count) })
    #expect(tree.errors as? [UnsettledError] == [UnsettledError(reader: "StackView/Counting")])
    #expect(tree.renderCount == 101)
    count.set(0)
    #expect(tree.errors.count == 1 && tree.renderCount > 101)
  }

  @Test("Bodies that change each other's state are reported, and read again after another change")
  func bodies() {
    let scores = Scores()
    let tree = LiveTree(
      VStack {
        Ping(scores: scores)
        Pong(scores: scores)
      })
    let names = tree.errors.map { ($0 as? UnsettledError)?.reader }
    #expect(names == ["StackView/Ping"] || names == ["StackView/Pong"])
    let score = scores.first
    for _ in 1...3 { _ = tree.root }
    #expect(scores.first == score && tree.errors.count == 1)
    let other = Var(0)
    let following = Signal.observing { other.value }.subscribe { _ in }
    other.set(1)
    _ = tree.root
    #expect(scores.first > score && scores.first <= score + 202)
    withExtendedLifetime(following) { tree.unmount() }
  }

  @Test("A block of a tree that changes the state it reads is reported")
  func block() {
    let tree = LiveTree(0) { state in Label("\(state)") }
    #expect(tree.errors.isEmpty)
    let count = Var(0)
    func next() -> String {
      count.set(count.value + 1)
      return "\(count.value)"
    }
    let restless = LiveTree(0) { _ in Label(next()) }
    #expect(restless.errors.map { "\($0)" }.first?.hasPrefix("LiveTree does not settle") == true)
  }

  @Test("A body that stops changing the state it reads is no error")
  func settled() {
    let count = Var(0)
    let tree = LiveTree(VStack { Label("\(count.value)") })
    for number in 1...200 {
      count.set(number)
      _ = tree.root
    }
    #expect(tree.errors.isEmpty)
  }
}
