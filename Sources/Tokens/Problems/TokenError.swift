/// The error that reading and resolving tokens throws: all problems at once, in the order of their places.
public struct TokenError: Error, Hashable, Sendable {
  /// The problems, of which at least one is not a warning.
  public let problems: [TokenProblem]

  internal init(_ problems: [TokenProblem]) { self.problems = problems }
}

extension TokenError: CustomStringConvertible {
  /// A line for each problem.
  ///
  /// - Complexity: O(*n*) in the number of problems.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
