extension Resolution {
  /// Makes warnings of the problems of tokens and groups, because the tokens are left out, and adds those of tokens
  /// that are left out because of others.
  mutating func skipInvalid() {
    var reported: Set<String> = []
    log.map { item in
      reported.insert(item.path)
      let problem = TokenProblem(item.kind, file: "", path: item.path, expected: "", found: "")
      if problem.isWarning || !item.kind.concernsTokens { return item }
      return ProblemLog.Item(
        kind: .allowed(.skippingInvalid), place: item.place, path: item.path, expected: item.expected,
        found: item.found)
    }
    for index in entries.indices where entries[index].isToken && entryValues[index] < 0 {
      let entry = entries[index]
      if !reported.contains(path(of: entry.place)) {
        report(
          .allowed(.skippingInvalid), at: entry.valuePlace, expected: "a reference to a token that is not left out")
      }
    }
  }
}

extension TokenProblem.Kind {
  /// Whether leaving out the token leaves nothing of the problem.
  fileprivate var concernsTokens: Bool {
    switch self {
    case .syntax, .tooManyTokens, .unsupportedVersion, .invalidResolver, .unreadableFile, .unknownModifier,
      .unknownContext, .missingInput, .ambiguousName, .missingToken:
      false
    default: true
    }
  }
}
