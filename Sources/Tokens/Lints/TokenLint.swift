/// A rule that good tokens follow, beyond the format.
///
/// ```swift
/// let findings = tokens.lint([
///   .duplicateValues,
///   .unused(except: ["color.accent"]),
///   .contrast(of: "text.primary", on: "background.page", atLeast: 4.5),
/// ])
/// ```
public enum TokenLint: Hashable, Sendable {
  /// No two tokens have the same value, unless one is an alias of the other.
  case duplicateValues
  /// Another token refers to each token, except to those that the code uses.
  ///
  /// A path also stands for all tokens in that group.
  case unused(except: Set<String>)
  /// Text of one color has at least a ratio of contrast on another, by WCAG 2.
  case contrast(of: String, on: String, atLeast: Double)
  /// No token refers to one that is deprecated, unless it is deprecated itself.
  case deprecatedReferences
}

extension ResolvedTokens {
  /// Returns the tokens that do not follow the rules, as warnings with their places.
  ///
  /// - Complexity: O(*n*) in the number of tokens and the length of their paths and values, for each rule.
  public func lint(_ lints: [TokenLint]) -> [TokenProblem] {
    lints.flatMap { lint in
      switch lint {
      case .duplicateValues: duplicates()
      case .unused(let used): unused(except: used)
      case .contrast(let text, let background, let ratio): contrast(of: text, on: background, atLeast: ratio)
      case .deprecatedReferences: deprecatedReferences()
      }
    }
  }
}

extension TokenResolver {
  /// Returns the tokens that do not follow the rules in any permutation, as warnings with their places. A finding of
  /// several permutations is listed once.
  ///
  /// - Throws: ``TokenError`` with all problems of the first permutation that has any.
  /// - Complexity: O(*n* · *p*) in the number of tokens and permutations.
  public func lint(_ lints: [TokenLint]) throws(TokenError) -> [TokenProblem] {
    var findings: [TokenProblem] = []
    var known: Set<TokenProblem> = []
    for input in permutations {
      let permutation = input.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
      for finding in try resolved(input).lint(lints) where known.insert(finding).inserted {
        findings.append(permutation.isEmpty ? finding : finding.with(permutation: permutation))
      }
    }
    return findings
  }
}

extension TokenProblem {
  fileprivate func with(permutation: String) -> TokenProblem {
    var copy = self
    copy.found += " (\(permutation))"
    return copy
  }
}

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
        TokenProblem(
          .lint, file: first?.file ?? "", position: nil, path: path, expected: "a color", found: "none")
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
  fileprivate func isIn(_ entries: Set<Int32>) -> Bool { entriesOfPath.contains(where: entries.contains) }
}
