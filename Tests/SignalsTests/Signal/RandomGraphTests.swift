import Foundation
import TestSupport
import Testing

@testable import Signals

@MainActor
struct RandomGraphTests {
  /// The number of sends in all.
  private nonisolated static let steps = LongForm.steps(10_000)

  /// What a subscriber has heard.
  private final class Listener {
    let node: Int
    var lifetime: Lifetime?
    var last: Int?
    var count = 0
    var hasEnded = false

    init(node: Int) {
      self.node = node
    }
  }

  @Test("Random graphs have the values of a naive computation, and deliver once for each send")
  func random() {
    var dice = SeededGenerator(seed: 11)
    for _ in 0..<(Self.steps / 50) {
      let isKept = dice.roll(2) == 0
      let graph = RandomGraph(
        sources: 1 + dice.roll(4), nodes: 5 + dice.roll(60), samples: isKept, fails: dice.roll(4) == 0, dice: &dice)
      run(graph, isKept: isKept, steps: 50, &dice)
      Turn.checkInvariants()
    }
  }

  /// Sends to the sources, and subscribes and cancels between and inside the deliveries. If the nodes are kept, all of
  /// them are subscribed to from the start.
  private func run(_ graph: RandomGraph, isKept: Bool, steps: Int, _ dice: inout SeededGenerator) {
    var listeners: [Listener] = []
    func subscribe(_ node: Int, _ onValue: @escaping () -> Void = {}) {
      let listener = Listener(node: node)
      listeners.append(listener)
      listener.lifetime = graph.nodes[node].subscribe(
        {
          listener.last = $0
          listener.count += 1
          onValue()
        }, onEnd: { _ in listener.hasEnded = true })
    }
    if isKept { graph.nodes.indices.forEach { subscribe($0) } }
    for _ in 0..<steps where !graph.hasFailed {
      /// What is to happen inside a delivery, once.
      var surprise: (() -> Void)?
      let (outer, inner) = (dice.roll(graph.nodes.count), dice.roll(graph.nodes.count))
      switch dice.roll(8) {
      case 0: subscribe(outer)
      case 1 where !isKept && !listeners.isEmpty: listeners.remove(at: outer % listeners.count).lifetime?.cancel()
      case 2: surprise = { subscribe(inner) }
      case 3 where !isKept && !listeners.isEmpty:
        let victim = listeners.remove(at: inner % listeners.count)
        surprise = { victim.lifetime?.cancel() }
      default: break
      }
      if surprise != nil {
        subscribe(outer) {
          let action = surprise
          surprise = nil
          action?()
        }
      }
      graph.runs = [:]
      let present = listeners
      for listener in present { listener.count = 0 }
      let source = dice.roll(graph.sources.count)
      graph.sources[source].set(dice.roll(1000))
      graph.recompute(sent: source)
      check(listeners, of: graph)
      // What is connected anew combines what is present, and again what it becomes.
      for (node, runs) in graph.runs where isKept && graph.isShared(node) { #expect(runs <= 1) }
      for listener in present { #expect(listener.count <= 1, "node \(listener.node)") }
    }
  }

  private func check(_ listeners: [Listener], of graph: RandomGraph) {
    for listener in listeners {
      guard let value = graph.values[listener.node] else {
        #expect(listener.hasEnded)
        continue
      }
      #expect(listener.last == value)
      #expect(!listener.hasEnded)
    }
  }
}
