/// The tokens that all themes of a plan have, as a tree of groups.
internal struct ThemeContract: Sendable {
  /// A group of tokens, by its index.
  struct Group: Sendable {
    /// The names of the properties that lead to the group.
    let names: [String]
    /// The description of the group, or of the file for the theme.
    var description: String?
    var members: [Member] = []
  }

  /// A property of a group.
  struct Member: Sendable {
    let name: String
    let content: Content

    enum Content: Sendable {
      /// A group, by its index.
      case group(Int)
      case token(Token)
    }
  }

  /// The groups, beginning with the theme itself. Each group follows the group around it.
  private(set) var groups = [Group(names: [])]
  private(set) var problems: [TokenProblem] = []
  /// Remarks about the tokens that some permutations lack.
  private(set) var notes: [String] = []

  /// The paths of the tokens, in the order of the default permutation.
  private(set) var paths: [String] = []

  /// The names of the properties that lead to each token, by its path.
  private(set) var properties: [String: [String]] = [:]

  private let plan: ThemePlan
  private var indices: [[String]: Int] = [[]: 0]
  /// The tokens and groups by the names of the properties that lead to them, for messages.
  private var first: [[String]: String] = [:]
  /// The tokens that appear in the default permutation, or in the first one that has them.
  private var defaults: [String: Token] = [:]

  init(_ plan: ThemePlan, missing: MissingTokens) {
    self.plan = plan
    let sets = plan.variants.flatMap(\.appearances)
    groups[0].description = plan.description
    var skipped: Set<String> = []
    var order: [Token] = []
    for tokens in sets {
      for token in tokens where defaults[token.path] == nil {
        defaults[token.path] = token
        order.append(token)
      }
    }
    for token in order {
      let path = token.path
      for tokens in sets {
        guard let other = tokens[path] else {
          if missing == .default { continue }
          if missing == .skip { skipped.insert(path) } else { reportMissing(token) }
          break
        }
        if other.type != token.type {
          report(.typeMismatch, other, "the type \(token.type.rawValue) as elsewhere", found: other.type.rawValue)
        }
      }
    }
    for token in order {
      let path = token.path
      if skipped.contains(path) {
        notes.append("\(path) is left out, because not all permutations have it.")
        continue
      }
      if missing == .default, sets.first?[path] == nil {
        notes.append("\(path) has the value of another permutation, because the default one lacks it.")
      }
      add(token)
    }
  }

  private mutating func add(_ token: Token) {
    let names = SwiftName.properties(token.path)
    guard let name = names.last else { return }
    paths.append(token.path)
    var group = 0
    for depth in names.indices.dropLast() {
      let inner = Array(names[...depth])
      if let known = indices[inner] {
        group = known
        continue
      }
      if let other = first[inner] {
        report(.ambiguousName, token, "another name in Swift than \(other)", found: inner.joined(separator: "."))
        return
      }
      groups.append(Group(names: inner, description: token.description(ofGroup: depth)))
      groups[group].members.append(Member(name: names[depth], content: .group(groups.count - 1)))
      group = groups.count - 1
      indices[inner] = group
      first[inner] = token.path
    }
    if let other = first.updateValue(token.path, forKey: names) {
      report(.ambiguousName, token, "another name in Swift than \(other)", found: names.joined(separator: "."))
      return
    }
    groups[group].members.append(Member(name: name, content: .token(token)))
    properties[token.path] = names
  }

  /// Returns a token of a theme, which is that of the default permutation if the theme lacks it.
  func token(_ path: String, in tokens: ResolvedTokens) -> Token? { tokens[path] ?? defaults[path] }

  private mutating func reportMissing(_ token: Token) {
    report(
      .missingToken, token,
      "the token in every permutation, or `--missing skip` to leave it out, or `--missing default` to use the default",
      found: "a permutation without it")
  }

  private mutating func report(_ kind: TokenProblem.Kind, _ token: Token, _ expected: String, found: String) {
    problems.append(token.problem(kind, expected, found: found))
  }
}

extension Token {
  /// The description of the group around the token at a depth, of which the outermost has 0.
  fileprivate func description(ofGroup depth: Int) -> String? {
    entriesOfPath.dropFirst(depth).first.flatMap(storage.description)
  }
}
