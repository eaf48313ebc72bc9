/// Problems as they are found, which get their lines and columns at the end.
internal struct ProblemLog {
  struct Item: Hashable {
    let kind: TokenProblem.Kind
    let place: Place
    let path: String
    let expected: String
    let found: String
    /// Whether an unknown key has an effect all the same.
    var isApplied = false
    var outcome = ""
  }

  private struct Key: Hashable {
    let kind: TokenProblem.Kind
    let place: Place
  }

  private(set) var entries: [Item] = []
  private var known: Set<Key> = []

  /// Returns whether a problem is new: groups that extend a group share its mistakes.
  mutating func isNew(_ kind: TokenProblem.Kind, at place: Place) -> Bool {
    known.insert(Key(kind: kind, place: place)).inserted
  }

  mutating func add(_ entry: Item) { entries.append(entry) }

  /// Replaces each problem.
  mutating func map(_ transform: (Item) -> Item) { entries = entries.map(transform) }

  /// Whether the tokens can be used in spite of the problems.
  var isOnlyWarnings: Bool { entries.allSatisfy(\.kind.isWarning) }

  /// Returns the problems in the order of their places.
  func problems(in documents: [JSONDocument]) -> [TokenProblem] {
    var lines: [Int32: Lines] = [:]
    for entry in entries where lines[entry.place.file] == nil {
      lines[entry.place.file] = Lines(of: documents[Int(entry.place.file)].bytes)
    }
    let sorted = entries.enumerated().sorted {
      ($0.element.place.file, $0.element.place.node, $0.offset) < (
        $1.element.place.file, $1.element.place.node, $1.offset
      )
    }
    return sorted.map { _, entry in
      let document = documents[Int(entry.place.file)]
      let index = entry.place.node < document.nodes.count ? Int(document[entry.place.node].start) : 0
      var problem = TokenProblem(
        entry.kind, file: document.name, position: lines[entry.place.file]?.position(of: index),
        path: entry.path, expected: entry.expected, found: entry.found)
      problem.outcome = entry.outcome
      return problem
    }
  }
}

extension Resolution {
  /// Reports a problem at a node, whose text is what was found if nothing else is given.
  mutating func report(
    _ kind: TokenProblem.Kind, at place: Place, expected: String, found: String? = nil, isApplied: Bool = false
  ) {
    guard log.isNew(kind, at: place) else { return }
    log.add(
      ProblemLog.Item(
        kind: kind, place: place, path: path(of: place), expected: expected, found: found ?? excerpt(of: place),
        isApplied: isApplied))
  }

  /// Reports a deviation, as a warning if it is allowed, and returns whether it is.
  mutating func allows(
    _ leniency: TokenLeniency, at place: Place, otherwise kind: TokenProblem.Kind, expected: String,
    found: String? = nil, isApplied: Bool = false
  ) -> Bool {
    let isAllowed = leniencies.contains(leniency)
    report(isAllowed ? .allowed(leniency) : kind, at: place, expected: expected, found: found, isApplied: isApplied)
    return isAllowed
  }

  /// Reports the first token or group beyond the limit.
  mutating func reportLimit(at place: Place) {
    report(.tooManyTokens, at: place, expected: "at most \(limit) tokens and groups", found: "more")
  }

  /// The path of the token or group that a node belongs to.
  ///
  /// - Complexity: O(*n*) in the depth of the node.
  func path(of place: Place) -> String {
    let document = documents[Int(place.file)]
    var keys: [String] = []
    var node = place.node
    while document.nodes.indices.contains(Int(node)), document[node].parent >= 0,
      !roots.contains(Place(file: place.file, node: node))
    {
      let parent = document[node].parent
      keys.append(document.kind(of: parent) == .array ? document.index(of: node, in: parent) : document.key(of: node))
      node = parent
    }
    return keys.reversed().prefix { !$0.hasPrefix("$") || $0 == "$root" }.joined(separator: ".")
  }

  /// The text of a node on one line, of which a long one is cut.
  func excerpt(of place: Place) -> String {
    let document = documents[Int(place.file)]
    guard document.nodes.indices.contains(Int(place.node)) else { return "nothing" }
    let bytes = document.bytes[document[place.node].range]
    let text = String(decoding: bytes.prefix(400), as: UTF8.self)
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= 60 && bytes.count <= 400 ? line : "\(line.prefix(59))…"
  }
}
