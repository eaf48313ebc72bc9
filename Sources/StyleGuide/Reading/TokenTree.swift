/// The tokens of a kind, grouped as the structs of their theme are nested.
internal struct TokenTree {
  /// The names of the structs from the theme: `border.color`. Empty for the theme itself.
  let path: String

  let tokens: [GuideToken]
  let groups: [TokenTree]

  /// The number of tokens, including the groups.
  var count: Int { groups.reduce(tokens.count) { $0 + $1.count } }

  /// Creates the tree of some tokens. Groups are in the order of their first tokens.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  init(_ tokens: [GuideToken]) {
    self.init(tokens.map { ($0, $0.name.split(separator: ".").dropLast()) }, at: 0, path: "")
  }

  private init(_ tokens: [(token: GuideToken, path: ArraySlice<Substring>)], at depth: Int, path: String) {
    var names: [Substring] = []
    var inside: [Substring: [(token: GuideToken, path: ArraySlice<Substring>)]] = [:]
    for token in tokens {
      guard let name = token.path.dropFirst(depth).first else { continue }
      if inside[name] == nil { names.append(name) }
      inside[name, default: []].append(token)
    }
    let own = tokens.filter { $0.path.count == depth }.map(\.token)
    let groups = names.map { name in
      TokenTree(inside[name] ?? [], at: depth + 1, path: path.isEmpty ? "\(name)" : "\(path).\(name)")
    }
    // A struct with nothing but another struct has no heading of its own.
    if depth > 0, own.isEmpty, groups.count == 1 {
      self = groups[0]
    } else {
      (self.path, self.tokens, self.groups) = (path, own, groups)
    }
  }
}
