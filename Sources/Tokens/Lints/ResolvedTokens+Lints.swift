extension ResolvedTokens {
  internal func duplicates() -> [TokenProblem] {
    var first: [Token.Value: Token] = [:]
    return compactMap { token in
      guard token.references.isEmpty else { return nil }
      guard let other = first[token.value] else {
        first[token.value] = token
        return nil
      }
      return token.problem(.lint, "an alias of \(other.path), which has the same value", found: "\(token.value)")
    }
  }

  internal func unused(except used: Set<String>) -> [TokenProblem] {
    let used = Set(used.compactMap { storage.entry(at: Array($0.utf8).split(separator: UInt8(ascii: "."))) })
    var referenced: Set<Int32> = []
    for token in self { referenced.formUnion(token.references) }
    return compactMap { token in
      guard !referenced.contains(token.entry), !token.isIn(used) else { return nil }
      return token.problem(.lint, "a reference to the token, or its use", found: "none")
    }
  }

  internal func contrast(of text: String, on background: String, atLeast ratio: Double) -> [TokenProblem] {
    let missing = [text, background].filter { self[$0]?.type != .color }
    guard let token = self[text], case .color(let color) = token.value,
      case .color(let behind)? = self[background]?.value
    else {
      return missing.map { path in
        TokenProblem(.lint, file: first?.file ?? "", path: path, expected: "a color", found: "none")
      }
    }
    let contrast = color.contrast(on: behind)
    guard contrast < ratio else { return [] }
    let found = (contrast * 100).rounded(.down) / 100
    return [token.problem(.lint, "a contrast of at least \(ratio.shortest) on \(background)", found: found.shortest)]
  }

  internal func deprecatedReferences() -> [TokenProblem] {
    compactMap { token in
      guard !token.isDeprecated else { return nil }
      let target = token.references.lazy.map { Token(storage: storage, entry: $0) }.first(where: \.isDeprecated)
      return target.map { token.problem(.lint, "a reference to a token that is not deprecated", found: $0.path) }
    }
  }
}

extension Token {
  /// Whether the token, or a group around it, is among the given entries.
  fileprivate func isIn(_ entries: Set<Int32>) -> Bool {
    sequence(first: entry) { storage.entries[Int($0)].parent }.prefix { $0 > 0 }.contains(where: entries.contains)
  }
}
