extension ResolvedTokens {
  /// Returns the differences from an earlier version, by meaning: white space, order, descriptions and the way that a
  /// value is written do not count.
  ///
  /// Tokens that have changed only through the tokens that they refer to are not listed, but counted as
  /// ``TokenChange/followers`` of the token that they follow.
  ///
  /// - Returns: The changes, in the order of the tokens, and then those that are gone.
  /// - Complexity: O(*n*) in the number of tokens and the length of their paths and values.
  public func changes(from old: ResolvedTokens) -> [TokenChange] {
    var changes: [TokenChange] = []
    /// The indices in `changes` by token, and the tokens that changed only by their references.
    var indices: [Int32: Int] = [:]
    var followers: [Int32: Token] = [:]
    for token in self {
      let path = token.path
      let former = old[path]
      guard let change = TokenChange(path, from: former, to: token) else { continue }
      if let former, change.deprecation == nil, token.isWritten(like: former) {
        followers[token.entry] = token
      } else {
        indices[token.entry] = changes.count
        changes.append(change)
      }
    }
    for (entry, index) in Self.causes(of: followers, among: indices) {
      if let index {
        changes[index].followers += 1
      } else if let token = followers[entry], let change = TokenChange(token.path, from: old[token.path], to: token) {
        changes.append(change)
      }
    }
    return changes + old.filter { self[$0.path] == nil }.compactMap { TokenChange($0.path, from: $0, to: nil) }
  }

  /// Returns the change that each follower follows, or `nil` if it follows none.
  private static func causes(of followers: [Int32: Token], among changes: [Int32: Int]) -> [(Int32, Int?)] {
    var causes: [Int32: Int?] = [:]
    for start in followers.keys {
      var trail: [Int32] = []
      var entry: Int32? = start
      var cause: Int?
      while let next = entry {
        if let known = causes[next] ?? changes[next].map(Optional.some) {
          cause = known
          break
        }
        causes[next] = .some(nil)
        trail.append(next)
        // References among valid tokens have no cycles.
        entry = followers[next]?.references.first { followers[$0] != nil || changes[$0] != nil }
      }
      for entry in trail { causes[entry] = .some(cause) }
    }
    return followers.keys.sorted().map { ($0, causes[$0] ?? nil) }
  }
}

extension TokenChange {
  /// Creates the change between two versions, or `nil` if they mean the same.
  fileprivate init?(_ path: String, from old: Token?, to new: Token?) {
    let isDeprecated = old.flatMap { old in new.map { (old.isDeprecated, $0.isDeprecated) } }
    self.path = path
    (self.old, self.new) = (old?.value, new?.value)
    (oldAlias, newAlias) = (old?.alias, new?.alias)
    deprecation = isDeprecated.flatMap { $0 == $1 ? nil : $1 }
    if self.old == self.new, oldAlias == newAlias, deprecation == nil { return nil }
  }
}

extension Token {
  /// Whether the value is written in the same way as that of another, apart from white space.
  fileprivate func isWritten(like other: Token) -> Bool {
    let (one, two) = (document, other.document)
    let (first, second) = (own.value, other.own.value)
    if one.bytes[one[first].range] == two.bytes[two[second].range] { return true }
    let count = one[first].next - first
    guard two[second].next - second == count else { return false }
    return (0..<count).allSatisfy { offset in
      let (left, right) = (first + offset, second + offset)
      guard one.kind(of: left) == two.kind(of: right), one.keyBytes(of: left) == two.keyBytes(of: right) else {
        return false
      }
      switch one.kind(of: left) {
      case .object, .array: return one[left].next - left == two[right].next - right
      case .string: return one.stringBytes(left) == two.stringBytes(right)
      case .number: return one.number(left) == two.number(right)
      default: return true
      }
    }
  }

  /// The tokens that the value or a part of it refers to.
  ///
  /// - Complexity: O(*n*) in the length of the value.
  internal var references: [Int32] {
    let document = document
    var result: [Int32] = []
    for node in own.value..<document[own.value].next {
      let isPointer = document.hasKey("$ref", node)
      guard document.kind(of: node) == .string, isPointer || document.stringBytes(node)?.first == UInt8(ascii: "{")
      else { continue }
      let place = Place(file: own.place.file, node: isPointer ? document[node].parent : node)
      if let token = storage.token(of: place) { result.append(token) }
    }
    return result
  }
}

extension ResolvedTokens.Storage {
  /// Returns the token that a reference leads to, or into.
  fileprivate func token(of place: Place) -> Int32? {
    if let whole = reference(at: place) { return whole }
    let document = documents[Int(place.file)]
    guard let text = document.child("$ref", of: place.node).flatMap(document.stringBytes),
      let parts = ReferenceSyntax.parts(ofPointer: text)
    else { return nil }
    return token(at: parts.prefix { $0.first != UInt8(ascii: "$") || $0.elementsEqual("$root".utf8) })
  }
}
