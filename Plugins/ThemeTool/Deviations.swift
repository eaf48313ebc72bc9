import Tokens

/// The deviations from the format that files have.
struct Deviations {
  private let warnings: [TokenProblem]

  /// The names of the leniencies that the files need, with commas between them.
  let names: String

  /// The number of tokens that are left out, because they have other mistakes.
  var invalidCount: Int { warnings.count { $0.kind == .allowed(.skippingInvalid) } }

  /// Finds the deviations of files, or returns `nil` if they have none, or other mistakes in all that they say.
  init?(in files: [String]) {
    guard
      let warnings = (try? Self.warnings(in: files, .all))
        ?? (try? Self.warnings(in: files, .all.union([.skippingInvalid])))
    else { return nil }
    let leniencies = warnings.compactMap { warning -> TokenLeniency? in
      if case .allowed(let leniency) = warning.kind { leniency } else { nil }
    }
    // A file with nothing but mistakes is corrected.
    if Set(leniencies).isSubset(of: [.skippingInvalid]) { return nil }
    self.warnings = warnings
    names = Set(leniencies.map(\.rawValue)).sorted().joined(separator: ",")
  }

  /// Returns whether permutations lack tokens, once the deviations of files are allowed.
  static func lackTokens(_ files: [String]) -> Bool {
    guard let first = files.first, first.hasSuffix(".resolver.json"),
      let resolver = try? TokenResolver(contentsOf: first, allowing: .all.union([.skippingInvalid]))
    else { return false }
    func hasText(_ missing: MissingTokens) -> Bool {
      (try? ThemeSource(resolver, name: "Theme", missing: missing).text()) != nil
    }
    return !hasText(.error) && hasText(.default)
  }

  private static func warnings(in files: [String], _ leniencies: Set<TokenLeniency>) throws -> [TokenProblem] {
    guard let first = files.first, first.hasSuffix(".resolver.json") else {
      return try files.flatMap {
        try TokenFile(contentsOf: $0, allowing: leniencies).resolved(allowing: leniencies).warnings
      }
    }
    let resolver = try TokenResolver(contentsOf: first, allowing: leniencies)
    return try ThemeSource(resolver, name: "Theme", missing: .skip).warnings
  }
}
