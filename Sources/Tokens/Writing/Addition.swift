/// Tokens and groups that are added to a file, in their order.
internal struct Addition {
  private var names: [String] = []
  private var children: [String: Addition] = [:]
  /// The object of a token, or `nil` for a group.
  private var object: String?

  static func token(_ value: String, type: Token.ValueType?) -> Addition {
    var token = Addition()
    token.object = "{ \(type.map { "\"$type\": \"\($0.rawValue)\", " } ?? "")\"$value\": \(value) }"
    return token
  }

  /// Adds a token at a path of names. One that was there is replaced.
  ///
  /// - Complexity: O(*n*) in the number of names.
  mutating func insert(_ path: ArraySlice<String>, _ token: Addition) {
    guard let name = path.first else {
      self = token
      return
    }
    if children[name] == nil { names.append(name) }
    children[name, default: Addition()].insert(path.dropFirst(), token)
  }

  /// Returns whether a token is added at a path, inside of it or around it.
  func overlaps(_ path: ArraySlice<String>) -> Bool {
    guard object == nil, let name = path.first else { return true }
    return children[name]?.overlaps(path.dropFirst()) ?? false
  }

  /// Returns the members with their keys, each on a line of its own.
  func members(_ indent: Indentation) -> String {
    names.map { name in
      let child = children[name] ?? Addition()
      let object = child.object ?? "{\(child.members(indent.inner))\(indent.inner.close)}"
      return "\(indent.member)\(JSONText.string(name)): \(object)"
    }.joined(separator: ",")
  }
}

/// The white space before the members of a group, after the example of the file.
internal struct Indentation {
  /// The white space before a member, and before the closing brace.
  var member, close: String
  private var unit: String

  init(of group: Int32, in document: JSONDocument) {
    func space(before index: Int) -> String {
      let space = document.bytes[..<index].reversed().prefix { [0x20, 0x0A, 0x0D, 0x09].contains($0) }
      return String(decoding: space.reversed(), as: UTF8.self)
    }
    let first =
      document.children(of: 0).first { _ in true }.map { space(before: Int(document[$0].keyStart) - 1) } ?? "\n  "
    guard let newline = first.lastIndex(where: \.isNewline) else {
      (member, close, unit) = (first, first, "")
      return
    }
    var depth = 0
    var node = group
    while document[node].parent >= 0 {
      depth += 1
      node = document[node].parent
    }
    unit = String(first[first.index(after: newline)...])
    close = String(first[newline]) + String(repeating: unit, count: depth)
    member = close + unit
  }

  /// The white space one level further in.
  var inner: Indentation {
    var inner = self
    (inner.close, inner.member) = (member, member + unit)
    return inner
  }
}
