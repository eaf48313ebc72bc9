import Tokens

/// The deviations from the format that files have.
enum Deviations {
  /// Returns the names of the leniencies that files need, with commas between them. It is empty if they have other
  /// mistakes as well.
  static func names(in files: [String]) -> String {
    guard let warnings = try? warnings(in: files) else { return "" }
    var leniencies: Set<TokenLeniency> = []
    for warning in warnings {
      if case .allowed(let leniency) = warning.kind { leniencies.insert(leniency) }
    }
    return leniencies.map(\.rawValue).sorted().joined(separator: ",")
  }

  private static func warnings(in files: [String]) throws -> [TokenProblem] {
    guard let first = files.first, first.hasSuffix(".resolver.json") else {
      return try files.flatMap { try TokenFile(contentsOf: $0, allowing: .all).resolved(allowing: .all).warnings }
    }
    let resolver = try TokenResolver(contentsOf: first, allowing: .all)
    return try ThemeSource(resolver, name: "Theme", missing: .skip).warnings
  }
}
