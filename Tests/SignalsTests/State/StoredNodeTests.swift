import Testing

@testable import Signals

struct StoredNodeTests {
  /// The number of times that the memory for the children of a node moves while 1,000 are added.
  private func moves(_ add: (StoredNode, Int) -> Void) -> Int {
    let node = StoredNode(StoredNode.Finds(.comparing))
    let addresses = (0..<1_000).map { number in
      add(node, number)
      return node.content.address
    }
    return zip(addresses, addresses.dropFirst()).count { $0 != $1 }
  }

  @Test("Adding many children to a stored node does not copy it each time")
  func inPlace() {
    let moves = [moves { _ = $0.add("\($1)") }, moves { node, _ in _ = node.add() }]
    #expect(moves.allSatisfy { $0 < 20 }, "\(moves)")
  }
}

extension StoredNode.Content {
  /// The address of the memory for children.
  fileprivate var address: Int {
    switch self {
    case .keyed(let children): children.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
    case .list(let children): children.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
    default: 0
    }
  }
}
