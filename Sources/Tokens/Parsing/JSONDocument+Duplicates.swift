extension JSONDocument {
  /// Returns the nodes whose key an earlier node of the same object has.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func duplicates(in nodes: [JSONNode], of bytes: [UInt8]) -> [Int32] {
    var keys = NameTable()
    /// The last object in which each key was seen. The children of an object are looked at together.
    var lastObjects: [Int32] = []
    var duplicates: [Int32] = []
    for object in nodes.indices where nodes[object].kind == .object && hasTwoKeys(object, in: nodes) {
      for child in Children(nodes: nodes, node: Int32(object) + 1, end: nodes[object].next) {
        let node = nodes[Int(child)]
        let key = Int(keys.insert(decoded(bytes[node.keyRange], isEscaped: node.isKeyEscaped)))
        if key == lastObjects.count { lastObjects.append(-1) }
        if lastObjects[key] == object { duplicates.append(child) }
        lastObjects[key] = Int32(object)
      }
    }
    return duplicates
  }

  private static func hasTwoKeys(_ object: Int, in nodes: [JSONNode]) -> Bool {
    object + 1 < nodes.count && nodes[object + 1].next < nodes[object].next
  }
}
