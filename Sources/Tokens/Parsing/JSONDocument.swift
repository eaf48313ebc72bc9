/// The bytes of a JSON text and the nodes that were found in them. Nothing changes it, so that copies share it.
internal final class JSONDocument: Sendable {
  /// The file's name, for problems.
  let name: String
  let bytes: [UInt8]
  let nodes: [JSONNode]
  /// The nodes whose key an earlier node of the same object has.
  let duplicates: [Int32]
  /// The comments and trailing commas that were allowed.
  let warnings: [TokenProblem]

  init(name: String, bytes: [UInt8], nodes: [JSONNode], warnings: [TokenProblem] = []) {
    self.name = name
    self.bytes = bytes
    self.nodes = nodes
    self.warnings = warnings
    duplicates = Self.duplicates(in: nodes, of: bytes)
  }
}

extension JSONDocument {
  subscript(node: Int32) -> JSONNode { nodes[Int(node)] }

  func kind(of node: Int32) -> JSONNode.Kind { nodes[Int(node)].kind }

  /// The nodes directly inside an object or an array.
  func children(of node: Int32) -> Children { Children(nodes: nodes, node: node + 1, end: nodes[Int(node)].next) }

  /// Returns the last child of an object with the given key.
  ///
  /// - Complexity: O(*n*) in the number of children.
  func child(_ key: String, of node: Int32) -> Int32? {
    guard kind(of: node) == .object else { return nil }
    var result: Int32?
    for child in children(of: node) where hasKey(key, child) { result = child }
    return result
  }

  /// Whether a node has the given key.
  func hasKey(_ key: String, _ node: Int32) -> Bool {
    let child = nodes[Int(node)]
    if child.isKeyEscaped { return self.key(of: node) == key }
    return child.keyRange.count == key.utf8.count && bytes[child.keyRange].elementsEqual(key.utf8)
  }

  /// The text of a node, as it stands in the document.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func text(of node: Int32) -> String { String(decoding: bytes[self[node].range], as: UTF8.self) }

  /// The key of a node, without escapes.
  func key(of node: Int32) -> String { String(decoding: keyBytes(of: node), as: UTF8.self) }

  /// The bytes of a key, without escapes.
  func keyBytes(of node: Int32) -> ArraySlice<UInt8> {
    let child = self[node]
    return Self.decoded(bytes[child.keyRange], isEscaped: child.isKeyEscaped)
  }

  /// The string that a node is, without escapes, or `nil` if it is none.
  func string(_ node: Int32) -> String? { stringBytes(node).map { String(decoding: $0, as: UTF8.self) } }

  /// The bytes of the string that a node is, without escapes, or `nil` if it is none.
  func stringBytes(_ node: Int32) -> ArraySlice<UInt8>? {
    let value = self[node]
    guard value.kind == .string else { return nil }
    return Self.decoded(bytes[value.range].dropFirst().dropLast(), isEscaped: value.isEscaped)
  }

  /// The number that a node is, or `nil` if it is none.
  func number(_ node: Int32) -> Double? {
    let value = self[node]
    return value.kind == .number ? JSONNumber.value(of: bytes[value.range]) : nil
  }

  static func decoded(_ bytes: ArraySlice<UInt8>, isEscaped: Bool) -> ArraySlice<UInt8> {
    isEscaped ? JSONEscapes.decoded(bytes)[...] : bytes
  }
}

extension JSONDocument {
  /// The nodes directly inside a container, which are skipped through without a look at what they contain.
  struct Children: Sequence, IteratorProtocol {
    let nodes: [JSONNode]
    var node: Int32
    let end: Int32

    mutating func next() -> Int32? {
      guard node < end else { return nil }
      defer { node = nodes[Int(node)].next }
      return node
    }
  }
}
