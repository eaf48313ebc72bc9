import Values

/// The bytes of a JSON text, and its nodes. It never changes, so that copies share it.
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

  /// Returns the child that a part of a JSON pointer leads to: by a key of an object, or by an index of an array.
  ///
  /// - Complexity: O(*n*) in the number of children.
  func child(_ part: ArraySlice<UInt8>, of node: Int32) -> Int32? {
    let name = String(decoding: part, as: UTF8.self)
    guard kind(of: node) == .array else { return child(name, of: node) }
    guard let index = Int(name), index >= 0 else { return nil }
    return children(of: node).dropFirst(index).first { _ in true }
  }

  /// Returns the index of an element of an array, as text.
  ///
  /// - Complexity: O(*n*) in the number of elements before it.
  func index(of node: Int32, in array: Int32) -> String { "\(children(of: array).prefix { $0 != node }.count)" }

  /// Returns the node that the parts of a JSON pointer lead to from the root.
  func node(at parts: [ArraySlice<UInt8>]) -> Int32? {
    parts.reduce(0 as Int32?) { node, part in node.flatMap { child(part, of: $0) } }
  }

  /// Whether a node has the given key.
  func hasKey(_ key: String, _ node: Int32) -> Bool {
    let child = nodes[Int(node)]
    if child.isKeyEscaped { return keyBytes(of: node).elementsEqual(key.utf8) }
    return child.keyRange.count == key.utf8.count && bytes[child.keyRange].elementsEqual(key.utf8)
  }

  /// The source text of a node.
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

  /// The text of a string without escapes, or `nil` for another kind of node.
  func string(_ node: Int32) -> String? { stringBytes(node).map { String(decoding: $0, as: UTF8.self) } }

  /// The bytes of a string without escapes, or `nil` for another kind of node.
  func stringBytes(_ node: Int32) -> ArraySlice<UInt8>? {
    let value = self[node]
    guard value.kind == .string else { return nil }
    return Self.decoded(bytes[value.range].dropFirst().dropLast(), isEscaped: value.isEscaped)
  }

  /// The value of a number, or `nil` for another kind of node.
  func number(_ node: Int32) -> Double? {
    let value = self[node]
    return value.kind == .number ? JSONNumber.value(of: bytes[value.range]) : nil
  }

  static func decoded(_ bytes: ArraySlice<UInt8>, isEscaped: Bool) -> ArraySlice<UInt8> {
    isEscaped ? JSONEscapes.decoded(bytes)[...] : bytes
  }

  /// The nodes directly inside a container, without those inside them.
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

  /// Returns the nodes whose key an earlier node of the same object has.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func duplicates(in nodes: [JSONNode], of bytes: [UInt8]) -> [Int32] {
    var keys = NameTable()
    /// The last object with each key. The children of an object are read together.
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

/// A value of a JSON document, with its place in the text.
///
/// The nodes of a document are in one array, in the order of the text: a container is followed by its content.
/// Nothing nests, so a document of any depth is read, walked and released without recursion.
internal struct JSONNode {
  enum Kind: UInt8 { case object, array, string, number, `true`, `false`, null }

  var kind: Kind
  /// Whether the text of the string contains escapes.
  var isEscaped = false
  /// Whether the text of the key contains escapes.
  var isKeyEscaped = false
  /// The container, or -1 for the root.
  var parent: Int32
  /// The index after the last node inside.
  var next: Int32
  /// The text of the key, between its quotes.
  var keyStart: Int32 = 0
  var keyEnd: Int32 = 0
  /// The text of the value, with its quotes or brackets.
  var start: Int32
  var end: Int32
}

extension JSONNode {
  var keyRange: Range<Int> { Int(keyStart)..<Int(keyEnd) }
  var range: Range<Int> { Int(start)..<Int(end) }
}

/// The lines of a text, to find the line and the column of a byte.
internal struct Lines: Sendable {
  /// The index of each line's first byte.
  private let starts: [Int]

  /// Finds the lines of a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(of bytes: [UInt8]) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    self.starts = starts
  }

  /// Returns the line and the column of a byte. Both begin at 1; columns count bytes, as compilers do.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  func position(of index: Int) -> (line: Int, column: Int) {
    let line = max(1, starts.partitioningIndex { $0 > index })
    return (line, index - starts[line - 1] + 1)
  }
}
