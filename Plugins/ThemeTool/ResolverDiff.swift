import Tokens

/// The differences between two resolver documents, in each permutation that both have.
struct ResolverDiff {
  private let old: TokenResolver
  private let new: TokenResolver

  init(_ old: TokenResolver, _ new: TokenResolver) { (self.old, self.new) = (old, new) }

  /// Returns a line for each context that only one of them has, and for each change, with the first permutation that
  /// has it.
  func lines() throws -> [String] {
    let (before, after) = (contexts(old), contexts(new))
    var lines = after.filter { !before.contains($0) }.map { "+ \($0)" }
    lines += before.filter { !after.contains($0) }.map { "- \($0)" }
    var known: Set<TokenChange> = []
    for input in new.permutations {
      guard let former = former(input) else { continue }
      let permutation = new.modifiers.compactMap { modifier in input[modifier.name].map { "\(modifier.name) \($0)" } }
        .joined(separator: ", ")
      for change in try new.resolved(input).changes(from: old.resolved(former)) where known.insert(change).inserted {
        lines.append(permutation.isEmpty ? "\(change)" : "\(change) (\(permutation))")
      }
    }
    return lines
  }

  private func contexts(_ resolver: TokenResolver) -> [String] {
    resolver.modifiers.flatMap { modifier in modifier.contexts.map { "the context \($0) of \(modifier.name)" } }
  }

  /// Returns the input of the old document for one of the new document, or `nil` if it lacks a context.
  private func former(_ input: [String: String]) -> [String: String]? {
    var result: [String: String] = [:]
    for modifier in old.modifiers {
      guard let context = input[modifier.name] ?? modifier.defaultContext ?? modifier.contexts.first,
        modifier.contexts.contains(context)
      else { return nil }
      result[modifier.name] = context
    }
    return result
  }
}
