import TestSupport
import Testing

@testable import LivePreview

struct TokenQueueTests {
  @Test("After random changes, a queue has the same tokens in the same order as an array", arguments: 0..<8)
  func random(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var queue = TokenQueue()
    var tokens: [ResumeToken] = []
    var removed = ResumeToken()
    for _ in 0..<500 {
      if Int.random(in: 0..<9, using: &random) < 4 + seed % 2 || tokens.isEmpty {
        tokens.append(ResumeToken())
        queue.append(tokens[tokens.count - 1])
      } else {
        // Most often, the first one is removed.
        let last = Bool.random(using: &random) ? 0 : tokens.count - 1
        removed = tokens.remove(at: Int.random(in: 0...last, using: &random))
        let wasContained = queue.remove(removed)
        #expect(wasContained)
      }
      let (first, isContained) = (queue.first(), queue.remove(removed))
      #expect(first == tokens.first && !isContained && !queue.contains(removed))
      #expect(tokens.randomElement(using: &random).map(queue.contains) != false)
    }
    while let first = queue.first() {
      #expect(first == tokens.removeFirst())
      queue.remove(first)
    }
    #expect(tokens.isEmpty)
  }
}
