/// Collects changes of a document, and writes its bytes with them.
internal struct FileEditor {
  /// Bytes in place of a range of the document.
  struct Replacement {
    let range: Range<Int>
    let text: String
  }

  let document: JSONDocument
  /// The tokens and groups of the document.
  private(set) var tree: Resolution
  private(set) var problems: [TokenProblem] = []
  private var replacements: [Int32: [Replacement]] = [:]
  private var removed: Set<Int32> = []
  /// The tokens and groups that are added to a group of the document.
  private var additions: [Int32: Addition] = [:]

  init(_ document: JSONDocument) {
    self.document = document
    tree = Resolution([document], allowing: .all)
    tree.merge(Resolution.Layer(file: 0, root: 0))
    tree.inheritTypes()
  }

  mutating func add(_ edit: TokenFile.Edit) throws(TokenError) {
    let path = Array(edit.path.utf8).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let names = ReferenceSyntax.names(inBraces: Array("{\(edit.path)}".utf8)[...]), names.count == path.count,
      document.kind(of: 0) == .object
    else { return fail(.invalidName, edit, "names joined by dots") }
    let (entry, rest) = locate(path)
    if problems.isEmpty, follows(edit, at: entry, rest) {
      self = FileEditor(try edited())
      return try add(edit)
    }
    switch edit {
    case .remove:
      guard rest.isEmpty else { return fail(.missingToken, edit, "the path of a token or group") }
      removed.formUnion(document.duplicates.isEmpty ? [tree.entries[Int(entry)].place.node] : nodes(at: path))
    case .set(_, let value): set(value.json, type: value.type, at: entry, rest, edit)
    case .alias(_, let target): set(JSONText.string("{\(target)}"), type: nil, at: entry, rest, edit)
    }
  }

  /// Returns whether an earlier change has added or removed the token or group of a change.
  private func follows(_ edit: TokenFile.Edit, at entry: Int32, _ rest: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    let node = tree.entries[Int(entry)].place.node
    if let addition = additions[node], !rest.isEmpty, addition.overlaps(names(rest)) { return true }
    if case .remove = edit { return false }
    return !removed.isEmpty
      && sequence(first: node) { document[$0].parent }.prefix { $0 >= 0 }.contains(where: removed.contains)
  }

  private func names(_ path: ArraySlice<ArraySlice<UInt8>>) -> ArraySlice<String> {
    path.map { String(decoding: $0, as: UTF8.self) }[...]
  }

  /// Returns the nodes of a token or group, of which there are several if an object has a key twice.
  private func nodes(at path: [ArraySlice<UInt8>]) -> [Int32] {
    path.reduce([0]) { nodes, name in
      nodes.flatMap { document.children(of: $0).filter { document.keyBytes(of: $0) == name } }
    }
  }

  private mutating func set(
    _ json: String, type: Token.ValueType?, at entry: Int32, _ rest: ArraySlice<ArraySlice<UInt8>>,
    _ edit: TokenFile.Edit
  ) {
    let found = tree.entries[Int(entry)]
    if found.isToken == rest.isEmpty {
      // Groups that are added nest in memory, and are written by recursion.
      guard rest.count <= 500 else { return fail(.invalidName, edit, "a path with at most 500 new names") }
      guard rest.isEmpty else {
        let outer = found.type.map { $0 == type } ?? false
        additions[found.place.node, default: Addition()]
          .insert(names(rest), Addition.token(json, type: outer ? nil : type))
        return
      }
      replacements[found.place.node] = replacements(of: entry, json, type)
    } else {
      fail(rest.isEmpty ? .referenceToGroup : .tokenWithChildren, edit, "the path of a token")
    }
  }

  /// Returns the new text of a token's value, and of its type if that is another than before.
  private func replacements(of entry: Int32, _ json: String, _ type: Token.ValueType?) -> [Replacement] {
    let token = tree.entries[Int(entry)]
    let properties = Properties(of: token.place.node, in: document)
    guard let node = properties.value ?? properties.reference else { return [] }
    let start = Int(document[node].keyStart) - 1
    var result = [Replacement(range: start..<Int(document[node].end), text: "\"$value\": \(json)")]
    if properties.value != nil { result = [Replacement(range: document[node].range, text: json)] }
    guard let type else { return result }
    if let old = properties.type {
      if token.type != type { result.append(Replacement(range: document[old].range, text: "\"\(type.rawValue)\"")) }
    } else if tree.entries[Int(token.parent)].type != type {
      result.append(Replacement(range: start..<start, text: "\"$type\": \"\(type.rawValue)\", "))
    }
    return result
  }

  /// Returns the deepest token or group on a path, and the names that remain.
  private func locate(_ path: [ArraySlice<UInt8>]) -> (Int32, ArraySlice<ArraySlice<UInt8>>) {
    var entry: Int32 = 0
    var rest = path[...]
    while let part = rest.first, let child = tree.names.find(part).flatMap({ tree.child($0, of: entry) }) {
      entry = child
      rest.removeFirst()
    }
    return (entry, rest)
  }

  private mutating func fail(_ kind: TokenProblem.Kind, _ edit: TokenFile.Edit, _ expected: String) {
    problems.append(
      TokenProblem(
        kind, file: document.name, position: nil, path: edit.path, expected: expected, found: "“\(edit.path)”"))
  }
}

extension FileEditor {
  /// Returns the document with all changes.
  ///
  /// - Throws: ``TokenError`` if it is not JSON.
  func edited() throws(TokenError) -> JSONDocument {
    try JSONDocument(bytes(), name: document.name, allowing: [.comments, .trailingCommas])
  }

  private func bytes() -> [UInt8] {
    let all = replacements.values.flatMap(\.self) + removals() + additions.map(insertion)
    let sorted = all.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(document.bytes.count)
    var index = 0
    // What is inside of a removed group is removed with it.
    for (_, replacement) in sorted where replacement.range.lowerBound >= index {
      result += document.bytes[index..<replacement.range.lowerBound]
      result += replacement.text.utf8
      index = replacement.range.upperBound
    }
    return result + document.bytes[index...]
  }

  /// Removes each member with the comma before it, or with the comma after it if no earlier member stays.
  private func removals() -> [Replacement] {
    Set(removed.map { document[$0].parent }).flatMap { group in
      var previous: Int32?
      var hasSurvivor = false
      return document.children(of: group).compactMap { node -> Replacement? in
        defer { previous = node }
        guard removed.contains(node) else {
          hasSurvivor = true
          return nil
        }
        if hasSurvivor, let previous {
          return Replacement(range: Int(document[previous].end)..<Int(document[node].end), text: "")
        }
        let next = document[node].next
        let end = next < document[group].next ? Int(document[next].keyStart) - 1 : self.end(of: node, last: group)
        return Replacement(range: Int(document[node].keyStart) - 1..<end, text: "")
      }
    }
  }

  /// Returns the end of the last member of a group that loses all members, with the trailing comma unless members are
  /// added.
  private func end(of node: Int32, last group: Int32) -> Int {
    let end = Int(document[node].end)
    guard additions[group] == nil else { return end }
    var parser = JSONParser(document.bytes)
    parser.index = end
    parser.skipSpace()
    return document.bytes[parser.index] == UInt8(ascii: ",") ? parser.index + 1 : end
  }

  /// Adds members after the last one of a group.
  private func insertion(_ group: Int32, _ addition: Addition) -> Replacement {
    let children = Array(document.children(of: group))
    let isFirst = children.allSatisfy(removed.contains)
    let indent = Indentation(of: group, in: document)
    let text = addition.members(indent)
    let index = children.last.map { Int(document[$0].end) } ?? Int(document[group].start) + 1
    return Replacement(
      range: index..<index, text: (isFirst ? "" : ",") + text + (children.isEmpty ? indent.close : ""))
  }
}
